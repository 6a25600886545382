import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { flowName } from '#tools/flowbook/sketch/flow-name.ts';
import { readForm } from '#tools/flowbook/sketch/read-form.ts';
import { writeSource } from '#tools/flowbook/sketch/write-source.ts';
import { chartsOf } from './edited-charts.ts';

const GIFT_NOTE = `
# A note that goes with the gift.
note.discarded -> empty
empty: No note yet; it's "blank".
  note.started -> writing
writing (parallel): The shopper writes it, and sees beside it how it will look, in the hand that they have chosen for it.
  done -> saved
  text: Its words.
    typing
      note.saved [isShort] -> kept
      else [isEmpty] -> empty
      else -> typing
      after 5 min -> kept
    kept (final)
  picture
    shown (initial)
      picture.chosen -> past
    past (deep history)
saved (final): It goes with the order.
`;

/** What a text is complained of for, by its lines. */
function problemsOf(text: string): readonly string[] {
  const read = readForm('giftNote', text);
  return 'problems' in read ? read.problems.map(({ line, message }) => `${line}: ${message}`) : [];
}

function sourceOf(name: string, text: string): string {
  const flow = flowName(name);
  if (!flow) throw new Error(`'${name}' is no name.`);
  const read = readForm(flow.camel, text);
  if ('problems' in read) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  return writeSource(flow, read.sketch);
}

describe('FLW-2 a flow is sketched in a short text', () => {
  test('FLW-2 its file is a chart with these states and transitions', async () => {
    const [[chart] = []] = await chartsOf([
      { file: 'machines/x.machine.ts', source: sourceOf('gift-note', GIFT_NOTE) },
    ]);
    expect(chart?.id).toBe('giftNote');
    const states = chart?.states.map(({ path, kind, initial }) => `${path} ${kind} ${initial ?? ''}`.trim());
    expect(states).toEqual([
      ...['compound empty', 'empty atomic', 'writing parallel', 'writing.text compound writing.text.typing'],
      ...['writing.text.typing atomic', 'writing.text.kept final'],
      ...[
        'writing.picture compound writing.picture.shown',
        'writing.picture.shown atomic',
        'writing.picture.past history',
      ],
      'saved final',
    ]);
    const edges = chart?.edges.map(
      ({ state, words, guard, targets }) => `${state} ${words} ${guard ?? '-'} ${targets}`,
    );
    expect(edges).toEqual([
      ' note.discarded - empty',
      'empty note.started - writing',
      'writing at its end - saved',
      'writing.text.typing note.saved isShort writing.text.kept',
      'writing.text.typing note.saved isEmpty empty',
      'writing.text.typing note.saved - writing.text.typing',
      'writing.text.typing after 5 min - writing.text.kept',
      'writing.picture.shown picture.chosen - writing.picture.past',
    ]);
    expect(chart?.states.find(({ path }) => path === 'empty')?.description).toBe('No note yet; it\'s "blank".');
    expect(chart?.states.every(({ path, description }) => path === '' || description !== '')).toBe(true);
  });

  test('FLW-2 its file is formatted as the project formats its own', () => {
    const source = sourceOf('Gift note', GIFT_NOTE);
    const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', '--stdin-file-path=machines/x.machine.ts'];
    expect(execFileSync(process.execPath, biome, { input: source, encoding: 'utf8' })).toBe(source);
  });

  test.each([
    ['', '1: Write a state, such as'],
    ['a: One.\n  x ->', '2: After the arrow stands the name of a state.'],
    ['a\n  x -> b', "2: There is no state 'b'."],
    ['a\n  else -> a', "2: 'else' stands below a line with a condition"],
    ['a\n  x -> a\n  else -> a', '3: A line above leads on in every case already'],
    ['a\n  x [not so] -> a', '2: A condition is one word such as [isShort]; not [not so].'],
    [
      'a\n  after 3 -> a',
      "2: Before the arrow stands an event such as 'note.saved', 'after 3 s', 'always' or 'done', or 'else'",
    ],
    ['a (last)', "1: A state can be initial, final, parallel, history, deep history; not 'last'."],
    ['a\na', "2: 'a' is there already."],
    ['a (initial)\nb (initial)', '2: Only one state is the initial one.'],
    ['a (final)\n  x -> a', '1: Nothing follows a final state.'],
    ['a\n  done -> a', "2: 'done' is for a state with states within it"],
    ['a (parallel)', '1: A parallel state has states within it'],
    ['a\n  s\nb\n  s\nc\n  x -> s', "6: Several states are called 's': a.s, b.s."],
    ['a!', '1: A line is a state'],
    ['prüfen: Is looked at.', "letters from a to z, digits and _; not 'prüfen'."],
    ['gift note (final)', "not 'gift note'."],
  ])('FLW-2 what is wrong is said in words, with the line: %j', (text, problem) => {
    expect(problemsOf(text)[0]).toContain(problem);
  });

  test.each(['- ', '* ', '• ', '– '])('FLW-2 a pasted list is read without its bullets: %j', (bullet) => {
    const plain = 'empty: No note yet.\n  note.started -> writing\nwriting\n  after 3 s -> empty';
    const listed = plain.replace(/^( *)/gm, `$1${bullet}`);
    expect(listed).not.toBe(plain);
    expect(readForm('giftNote', listed)).toEqual(readForm('giftNote', plain));
    expect(problemsOf(listed)).toEqual([]);
  });

  test('FLW-2 names of flows become those of files and charts', () => {
    const gift = { kebab: 'gift-note', camel: 'giftNote', Pascal: 'GiftNote' };
    for (const text of ['giftNote', 'gift-note', 'Gift note', ' gift  note ']) expect(flowName(text)).toEqual(gift);
    for (const text of ['', '2nd', 'gift/note', '../gift', 'gift.note']) expect(flowName(text)).toBeNull();
  });
});
