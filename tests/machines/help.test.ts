import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type FaqGroup, searchFaq } from '#machines/help/faq-search.ts';
import { helpMachine } from '#machines/help/help.machine.ts';
import {
  isNothingFound,
  isQuestionOpen,
  searchStatus,
  searchText,
  shownGroups,
} from '#machines/help/help.selectors.ts';

const GROUPS: readonly FaqGroup[] = [
  {
    id: 'wine',
    title: 'Wine',
    entries: [
      { id: 'chateau', question: 'Where is Château Orvelle?', answer: 'In the Haut-Médoc.' },
      { id: 'store', question: 'How should I store wine?', answer: 'Lying down, for 3–5 years.' },
    ],
  },
  {
    id: 'post',
    title: 'Post',
    entries: [{ id: 'cost', question: 'What does post cost?', answer: 'Your cart says so.' }],
  },
];

const start = (open: readonly string[] = []) => createActor(helpMachine, { input: { open } }).start();
const searched = (text: string) => ({ type: 'search.changed', text, found: searchFaq(GROUPS, text) }) as const;
type Help = ReturnType<typeof start>;
const shown = (help: Help) =>
  shownGroups(help.getSnapshot(), searchFaq(GROUPS, '')).map((group) => [
    group.id,
    ...group.entries.map(({ entry }) => entry.id),
  ]);

describe('HLP-1 help', () => {
  test('HLP-1 shows all questions in their groups, none marked', () => {
    const help = start(['store']);
    expect(help.getSnapshot().value).toBe('browsing');
    expect(shown(help)).toEqual([
      ['wine', 'chateau', 'store'],
      ['post', 'cost'],
    ]);
    expect(help.getSnapshot().context.open).toEqual(['store']);
  });

  test('HLP-1 opens and closes a question', () => {
    const help = start();
    help.send({ type: 'question.toggled', id: 'cost' });
    help.send({ type: 'question.toggled', id: 'store' });
    expect(help.getSnapshot().context.open).toEqual(['cost', 'store']);
    help.send({ type: 'question.toggled', id: 'cost' });
    expect(help.getSnapshot().context.open).toEqual(['store']);
  });

  test('HLP-1 a search shows the questions found, opened, and hides empty groups', () => {
    const help = start();
    help.send(searched('CHATEAU'));
    expect(help.getSnapshot().value).toBe('found');
    expect(shown(help)).toEqual([['wine', 'chateau']]);
    expect(help.getSnapshot().context.open).toEqual(['chateau']);
  });

  test('HLP-1 questions found can be closed until the search changes', () => {
    const help = start();
    help.send(searched('wine'));
    help.send({ type: 'question.toggled', id: 'store' });
    expect(help.getSnapshot().context.open).toEqual([]);
    help.send(searched('win'));
    expect(help.getSnapshot().context.open).toEqual(['store']);
  });

  test('HLP-1 + from no result the shopper can return to the answers that were open before', () => {
    const help = start();
    help.send({ type: 'question.toggled', id: 'cost' });
    help.send(searched('wine'));
    help.send(searched('wine by drone'));
    expect(help.getSnapshot().value).toBe('nothingFound');
    expect(help.getSnapshot().context.text).toBe('wine by drone');
    expect(shown(help)).toEqual([]);
    help.send({ type: 'search.cleared' });
    expect(help.getSnapshot().value).toBe('browsing');
    expect(help.getSnapshot().context.text).toBe('');
    expect(help.getSnapshot().context.open).toEqual(['cost']);
    expect(shown(help)).toHaveLength(2);
  });

  test('HLP-1 RTE-5 Back shows the search and the answers as they were left; a link begins anew', () => {
    const help = start(['store']);
    help.send({ type: 'question.toggled', id: 'cost' });
    help.send({ type: 'help.reached', kind: 'pop' });
    expect(help.getSnapshot().context.open).toEqual(['store', 'cost']);
    help.send(searched('chateau'));
    help.send({ type: 'help.reached', kind: 'pop' });
    expect([help.getSnapshot().value, help.getSnapshot().context.text]).toEqual(['found', 'chateau']);
    expect(shown(help)).toEqual([['wine', 'chateau']]);
    help.send({ type: 'search.cleared' });
    expect(help.getSnapshot().context.open).toEqual(['store', 'cost']);
    help.send({ type: 'help.reached', kind: 'push' });
    expect(help.getSnapshot().context).toMatchObject({ text: '', open: ['store'] });
  });

  test.each([
    ['HLP-1 a link', { type: 'help.reached', kind: 'push' }],
    ['STO-4 a shopper who signs out', { type: 'shopper.signedOut' }],
  ] as const)('%s forgets the search, and which answers were open', (_, event) => {
    const help = start(['store']);
    help.send({ type: 'question.toggled', id: 'cost' });
    help.send(searched('drone'));
    help.send(event);
    expect([help.getSnapshot().value, help.getSnapshot().context.text]).toEqual(['browsing', '']);
    expect(help.getSnapshot().context.open).toEqual(['store']);
    expect(shown(help)).toHaveLength(2);
  });

  test('HLP-1 a blank search is none, but stays as typed', () => {
    const help = start(['cost']);
    help.send(searched('wine'));
    help.send(searched('  '));
    expect(help.getSnapshot().value).toBe('browsing');
    expect(help.getSnapshot().context.text).toBe('  ');
    expect(help.getSnapshot().context.open).toEqual(['cost']);
  });

  test('HLP-1 with nothing found, no question can be toggled', () => {
    const help = start();
    help.send(searched('xyz'));
    expect(help.getSnapshot().can({ type: 'question.toggled', id: 'cost' })).toBe(false);
  });

  test('HLP-1 shows the number of results of a search, and nothing without a search', () => {
    const help = start();
    const said = (text: string) => {
      help.send(searched(text));
      const snapshot = help.getSnapshot();
      return [searchStatus(snapshot), isNothingFound(snapshot), searchText(snapshot)];
    };
    expect(searchStatus(help.getSnapshot())).toBe('');
    expect(said('wine')).toEqual(['1 question matches “wine”', false, 'wine']);
    expect(said(' cost ')).toEqual(['1 question matches “cost”', false, ' cost ']);
    expect(said('what')).toEqual(['1 question matches “what”', false, 'what']);
    expect(said('re')).toEqual(['2 questions match “re”', false, 're']);
    expect(said('drone ')).toEqual(['No questions match “drone”', true, 'drone ']);
    expect(said('  ')).toEqual(['', false, '  ']);
  });

  test('HLP-1 says of each question whether its answer can be read, and what is shown', () => {
    const help = start(['store']);
    const open = () => ['chateau', 'store', 'cost'].filter((id) => isQuestionOpen(help.getSnapshot(), id));
    expect(open()).toEqual(['store']);
    help.send(searched('chateau'));
    expect(open()).toEqual(['chateau']);
    expect(shownGroups(help.getSnapshot(), []).map(({ id }) => id)).toEqual(['wine']);
  });
});
