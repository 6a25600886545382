import { describe, expect, test } from 'vitest';
import { type FaqGroup, searchFaq } from '#machines/help/faq-search.ts';
import { findRanges } from '#machines/help/find-text.ts';
import { QUESTIONS } from '#machines/help/questions.ts';

const marked = (text: string, needles: readonly string[]) =>
  findRanges(text, needles).map(({ start, end }) => text.slice(start, end));

describe('HLP-1 finding text', () => {
  test('HLP-1 case, accents and apostrophes are ignored, and the original text is marked', () => {
    expect(marked('The CHÂTEAU, and another château', ['chateau'])).toEqual(['CHÂTEAU', 'château']);
    expect(marked('L’Allée d’Orvelle', ['dorvelle'])).toEqual(['d’Orvelle']);
    expect(marked('Chateau d’Orvelle', ["CHÂTEAU D'ORVELLE"])).toEqual(['Chateau d’Orvelle']);
  });

  test('HLP-1 decomposed letters are marked with their accents', () => {
    const text = 'rose\u0301 wine';
    expect(marked(text, ['rosé'])).toEqual(['rose\u0301']);
  });

  test('HLP-1 dashes and spaces of any kind are alike', () => {
    expect(marked('3–5 business\u00a0days', ['3-5 business days'])).toEqual(['3–5 business\u00a0days']);
    expect(marked('two  spaces', ['two spaces'])).toEqual(['two  spaces']);
  });

  test('HLP-1 a dash counts: 35 is not 3–5', () => {
    expect(marked('35 days, or 3–5', ['35'])).toEqual(['35']);
  });

  test('HLP-1 ranges come in order and never overlap', () => {
    expect(marked('delivery by day', ['very', 'deliver', 'day'])).toEqual(['delivery', 'day']);
  });

  test('HLP-1 ranges that touch, or lie within one another, are one', () => {
    expect(marked('delivery', ['very', 'deli'])).toEqual(['delivery']);
    expect(marked('delivery', ['live', 'delivery'])).toEqual(['delivery']);
  });

  test('HLP-1 blank needles are found nowhere', () => {
    expect(findRanges('anything', ['', '  ', '’'])).toEqual([]);
  });
});

const GROUPS: readonly FaqGroup[] = [
  {
    id: 'a',
    title: 'A',
    entries: [
      { id: 'cost', question: 'How much does delivery cost?', answer: 'Free over £50.' },
      { id: 'time', question: 'How long does it take?', answer: 'Standard delivery: 3–5 business days.' },
    ],
  },
  { id: 'b', title: 'B', entries: [{ id: 'pay', question: 'How can I pay?', answer: 'By card.' }] },
];
const ids = (text: string) => searchFaq(GROUPS, text).flatMap((group) => group.entries.map(({ entry }) => entry.id));

describe('HLP-1 searching questions and answers', () => {
  test('HLP-1 looks in both', () => {
    expect(ids('DELIVERY')).toEqual(['cost', 'time']);
    expect(ids('£50')).toEqual(['cost']);
    expect(ids('card')).toEqual(['pay']);
  });

  test('HLP-1 finds all of several words if the phrase itself is nowhere', () => {
    expect(ids('cost of')).toEqual([]);
    expect(ids('free delivery')).toEqual(['cost']);
    expect(ids('business delivery')).toEqual(['time']);
  });

  test('HLP-1 marks a phrase as a whole', () => {
    const [group] = searchFaq(GROUPS, 'delivery cost');
    expect(group?.entries.map((found) => found.marks)).toEqual([{ question: [{ start: 14, end: 27 }], answer: [] }]);
  });

  test('HLP-1 a blank text finds all and marks nothing', () => {
    const all = searchFaq(GROUPS, ' \u00a0');
    expect(all.flatMap((group) => group.entries)).toHaveLength(3);
    expect(
      all.every((group) => group.entries.every(({ marks }) => marks.question.length + marks.answer.length === 0)),
    ).toBe(true);
  });

  test('HLP-1 says where in question and answer', () => {
    const [group] = searchFaq(GROUPS, 'how delivery');
    expect(group?.entries[0]?.marks).toEqual({
      question: [
        { start: 0, end: 3 },
        { start: 14, end: 22 },
      ],
      answer: [],
    });
  });

  test.each([
    ['return', 'return-cancel'],
    ['cancel', 'return-cancel'],
    ['voucher', 'voucher'],
    ['discount code', 'voucher'],
    ['saved', 'saved-bottles'],
    ['shared computer', 'log-out'],
    ['gift', 'gift'],
    ['invoice', 'receipt'],
    ['VAT', 'receipt'],
  ])('HLP-1 %j finds its question', (text, id) => {
    expect(searchFaq(QUESTIONS, text).flatMap(({ entries }) => entries.map(({ entry }) => entry.id))).toContain(id);
  });
});
