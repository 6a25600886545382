import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { isFromHere } from '#tools/flowbook/build/own-request.ts';
import { type NewNote, notesMachine } from '#tools/flowbook/machines/notes.machine.ts';
import {
  hasTypedNote,
  isLost,
  isTooLong,
  isWriting,
  notesOn,
  roomWords,
  typedNote,
} from '#tools/flowbook/machines/notes.selectors.ts';
import { addNote, notesBeside } from '#tools/flowbook/notes/note-files.ts';
import { chartOf, LONGEST_NOTE, type Notes, notesIn, withNote } from '#tools/flowbook/notes/notes.ts';

const TEXT = `# Notes on checkout

Written at the review of May.

## The flow as a whole

- Four steps are one too many.

## open.confirming

- Say that it may take a while.
  Ten seconds, at worst.
- The button is too near to the total.

## confirmed

- Thank them.
`;

describe('FLW-2 a file of notes', () => {
  it('FLW-2 has a heading for each state and a list below it', () => {
    expect(chartOf(TEXT)).toBe('checkout');
    expect(notesIn(TEXT)).toEqual({
      '': ['Four steps are one too many.'],
      'open.confirming': [
        'Say that it may take a while.\nTen seconds, at worst.',
        'The button is too near to the total.',
      ],
      confirmed: ['Thank them.'],
    });
  });

  it.each([
    ['open.confirming', 'Which currency?'],
    ['confirmed', 'Twice.\nIn words.'],
    ['', 'And slow.'],
    ['open.choosingPayment', 'Why is this first?'],
  ])('FLW-2 one more at %j changes no other line', (path, note) => {
    const text = withNote(TEXT, { chart: 'checkout', path }, note);
    expect(notesIn(text)[path]?.at(-1)).toBe(note);
    const rest = text.split('\n');
    for (const line of TEXT.split('\n')) {
      const at = rest.indexOf(line);
      expect(at, line).toBeGreaterThan(-1);
      rest.splice(0, at + 1);
    }
  });

  it('FLW-2 the first note makes the file', () => {
    expect(withNote(null, { chart: 'cart', path: 'ready' }, 'Good.')).toBe('# Notes on cart\n\n## ready\n\n- Good.\n');
  });
});

describe('FLW-2 notes beside the charts', () => {
  const root = mkdtempSync(join(tmpdir(), 'flowbook-notes-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('FLW-2 are written next to the file of their chart, and read from there', async () => {
    mkdirSync(join(root, 'machines/back-door'), { recursive: true });
    writeFileSync(
      join(root, 'machines/back-door/back-door.machine.ts'),
      "export const m = setup({}).createMachine({\n  id: 'backDoor',\n});",
    );
    expect(await addNote(root, { chart: 'backDoor', path: 'open' }, 'Wider.')).toEqual({ open: ['Wider.'] });
    expect(readFileSync(join(root, 'machines/back-door/back-door.notes.md'), 'utf8')).toContain('## open');
    expect(await notesBeside(root)).toEqual({ backDoor: { open: ['Wider.'] } });
    expect(await addNote(root, { chart: 'frontDoor', path: 'open' }, 'Wider.')).toBeNull();
    const place = { chart: 'backDoor', path: 'open' };
    await Promise.all(['Higher.', 'Lighter.'].map((note) => addNote(root, place, note)));
    const all = { open: ['Wider.', 'Higher.', 'Lighter.'] };
    expect(await notesBeside(root), 'two windows may write at once').toEqual({ backDoor: all });
  });
});

describe('FLW-2 the development server takes notes', () => {
  const headers = { host: 'localhost:5174', origin: 'http://localhost:5174', 'content-type': 'application/json' };
  const ask = (own: Readonly<Record<string, string | undefined>>) =>
    isFromHere({ headers: { ...headers, ...own } } as Parameters<typeof isFromHere>[0]);

  it('FLW-2 from its own page alone', () => {
    expect(ask({})).toBe(true);
    expect(ask({ 'sec-fetch-site': 'same-origin' })).toBe(true);
    expect(ask({ origin: 'http://localhost:4173' })).toBe(false);
    expect(ask({ origin: undefined })).toBe(false);
    expect(ask({ origin: 'null' })).toBe(false);
    expect(ask({ 'content-type': 'text/plain' })).toBe(false);
    expect(ask({ 'sec-fetch-site': 'cross-site' })).toBe(false);
  });
});

describe('FLW-2 notes in Flowbook', () => {
  const note: NewNote = { chart: 'cart', path: 'ready', note: 'Good.' };
  const begun = (write: () => Promise<Notes>) =>
    createActor(notesMachine.provide({ actors: { writeNote: fromPromise<Notes, NewNote>(write) } }), {
      input: { notes: { cart: { ready: ['First.'] } } },
    }).start();

  it('FLW-2 a note is shown once it is written', async () => {
    const actor = begun(() => Promise.resolve({ ready: ['First.', 'Good.'] }));
    const isTyped = () => hasTypedNote(actor.getSnapshot());
    expect(isTyped(), 'nothing is lost with the page').toBe(false);
    actor.send({ type: 'note.typed', note });
    expect(isTyped(), 'the page asks before it is left').toBe(true);
    actor.send({ type: 'note.submitted', note });
    expect(isTyped(), 'while it is being written, too').toBe(true);
    await expect.poll(() => notesOn('cart', 'ready')(actor.getSnapshot())).toEqual(['First.', 'Good.']);
    expect(isTyped()).toBe(false);
    expect(notesOn('cart', 'gone')(actor.getSnapshot())).toEqual([]);
  });

  it('FLW-2 one that could not be written is not lost, and can be written again', async () => {
    let isWell = false;
    const actor = begun(() => (isWell ? Promise.resolve({ ready: ['Good.'] }) : Promise.reject(new Error('No.'))));
    actor.send({ type: 'note.submitted', note });
    actor.send({ type: 'note.typed', note: { ...note, note: 'And short.' } });
    await expect.poll(() => isLost('cart', 'ready')(actor.getSnapshot())).toBe(true);
    expect(typedNote('cart', 'ready')(actor.getSnapshot()), 'with what was typed meanwhile').toBe('Good. And short.');
    expect(isLost('cart', 'empty')(actor.getSnapshot()), 'it is said at its own place alone').toBe(false);
    isWell = true;
    actor.send({ type: 'note.submitted', note });
    await expect.poll(() => notesOn('cart', 'ready')(actor.getSnapshot())).toEqual(['Good.']);
  });

  it('FLW-2 one that is too long is not written, and stays in its field whatever else is looked at', () => {
    const actor = begun(() => Promise.reject(new Error('It is not to be written.')));
    const type = (length: number) => {
      actor.send({ type: 'note.typed', note: { ...note, note: 'x'.repeat(length) } });
      const about = [roomWords, isTooLong].map((select) => select('cart', 'ready')(actor.getSnapshot()));
      return about;
    };
    expect(type(LONGEST_NOTE - 201)).toEqual(['', false]);
    expect(type(LONGEST_NOTE - 200)).toEqual(['200 left', false]);
    expect(type(LONGEST_NOTE)).toEqual(['0 left', false]);
    expect(type(LONGEST_NOTE + 12)).toEqual(['12 too many', true]);
    const long = 'x'.repeat(LONGEST_NOTE + 12);
    actor.send({ type: 'note.submitted', note: { ...note, note: long } });
    actor.send({ type: 'note.typed', note: { ...note, path: 'empty', note: 'Why?' } });
    expect(isWriting(actor.getSnapshot())).toBe(false);
    expect(typedNote('cart', 'ready')(actor.getSnapshot())).toBe(long);
    expect(typedNote('cart', 'empty')(actor.getSnapshot())).toBe('Why?');
  });
});
