import { describe, expect, it } from 'vitest';
import {
  cleanEmail,
  cleanFormatted,
  cleanText,
  LONGEST_LINE,
  LONGEST_TEXT,
  limitLine,
  limitText,
  readPounds,
} from '#machines/domain/typed-text.ts';

const allCharacters = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

describe('TYP-4 characters that cannot be seen', () => {
  it.each([
    ['\u200ea\u200fb\u202ac\u202cd\u2066e\u2069', 'abcde'],
    ['a\u200bb\u200cc\u200dd\ufeffe\u00adf\u2060g', 'abcdefg'],
    ['a\u3164b\u115fc\ufe0fd\u{e0041}e', 'abcde'],
    ['a\u00a0b\u202fc\u2009d\u3000e\tf\u2028g', 'a b c d e f g'],
    ['a\u0000b\u007fc\u0085d', 'abcd'],
    ['gin \ud83c', 'gin '],
    ['one\ntwo', 'one\ntwo'],
    ['Zoë O’Brien, Flat 2½', 'Zoë O’Brien, Flat 2½'],
    ['Zoe\u0308', 'Zoë'],
  ])('TYP-4 %j is read as %j', (typed, read) => {
    expect(cleanText(typed)).toBe(read);
  });

  it('TYP-4 none of them is left by any way of reading', () => {
    const unseen = allCharacters.filter((one) => /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(one));
    expect(unseen.length).toBeGreaterThan(100);
    expect(unseen.filter((one) => cleanText(one) + cleanFormatted(one) + cleanEmail(one) !== '')).toEqual([]);
  });

  it.each([
    ['\u200ea@example.com', 'a@example.com'],
    ['\u00a0a@example.com\u00a0\u200b', 'a@example.com'],
    ['ａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'a@example.com'],
    ['eleanor hart@example.com', 'eleanor hart@example.com'],
  ])('TYP-4 the email %j is read as %j', (typed, read) => {
    expect(cleanEmail(typed)).toBe(read);
  });
});

describe('TYP-7 digits', () => {
  it.each(['１２３４５６７８９０', '١٢٣٤٥٦٧٨٩٠', '۱۲۳۴۵۶۷۸۹۰', '१२३४५६७८९०', '𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗𝟎', '１٢३4𝟓۶７٨९0'])(
    'TYP-7 %j is 1234567890',
    (digits) => {
      expect(cleanText(digits)).toBe('1234567890');
      expect(cleanFormatted(digits)).toBe('1234567890');
    },
  );

  it('TYP-7 every decimal digit of Unicode is one of 0 to 9, each as often as any other', () => {
    const digits = allCharacters.filter((one) => /\p{Nd}/u.test(one));
    const read = digits.map(cleanText);
    const counts = Array.from({ length: 10 }, (_, value) => read.filter((one) => one === String(value)).length);
    expect(digits.length).toBeGreaterThan(600);
    expect(new Set(counts)).toEqual(new Set([digits.length / 10]));
  });
});

describe('TYP-8 prices', () => {
  it.each([
    ['20,50', 20.5],
    ['20.50', 20.5],
    ['£20,5', 20.5],
    ['2\u00a0000', 2000],
    ['£1,250', 1250],
    ['1,250.50', 1250.5],
    ['1.250,50', 1250.5],
    ['1,250,000', 1_250_000],
    ['12.345.678,9', 12_345_678.9],
    ['123.456,7', 123_456.7],
    ['２０，５０', 20.5],
    ['٢٠', 20],
    ['٢٠٫٥٠', 20.5],
    ['١٬٢٥٠', 1250],
    ['\u200e20', 20],
    [',50', 0.5],
    ['-5', -5],
    ['abc', Number.NaN],
    ['', Number.NaN],
    ['1,2,3.4.5', Number.NaN],
  ])('TYP-8 %j is %d', (typed, pounds) => {
    expect(readPounds(typed)).toBe(pounds);
  });
});

describe('STO-3 fields have limits', () => {
  it('STO-3 254 characters on one line, 10,000 in a message', () => {
    expect([LONGEST_LINE, LONGEST_TEXT]).toEqual([254, 10_000]);
    expect(limitLine('x'.repeat(255))).toBe('x'.repeat(254));
    expect(limitText('x'.repeat(10_001))).toBe('x'.repeat(10_000));
  });

  it('STO-3 no character is cut in two', () => {
    expect(limitLine(`x${'🍷'.repeat(127)}`)).toBe(`x${'🍷'.repeat(126)}`);
  });
});
