import { assign, fromPromise, setup } from 'xstate';
import { type Notes, type Place, roomIn } from '#tools/flowbook/notes/notes.ts';
import { NOT_PROVIDED } from './not-provided.ts';

/** A note that is to be written. */
export type NewNote = Place & { readonly note: string };

export type NotesContext = {
  /** By the chart. */
  readonly notes: Readonly<Record<string, Notes>>;
  /** What is in the fields, by the place: it stays there while another place or a chart that breaks is looked at. */
  readonly typed: Readonly<Record<string, string>>;
  /** What is being written, or could not be. */
  readonly pending: NewNote | null;
};

export type NotesEvent = { type: 'note.typed'; note: NewNote } | { type: 'note.submitted'; note: NewNote };

export const placeKey = ({ chart, path }: Place): string => `${chart} ${path}`;

/** What people have written beside the charts. */
export const notesMachine = setup({
  types: {
    context: {} as NotesContext,
    events: {} as NotesEvent,
    input: {} as { notes: NotesContext['notes'] },
  },
  actors: { writeNote: fromPromise<Notes, NewNote>(NOT_PROVIDED) },
  actions: {
    rememberTyped: assign(({ context: { typed } }, { note }: { note: NewNote }) => ({
      typed: { ...typed, [placeKey(note)]: note.note },
    })),
    hold: assign(({ context: { typed } }, { note }: { note: NewNote }) => ({
      pending: note,
      typed: { ...typed, [placeKey(note)]: '' },
    })),
    // More may have been typed meanwhile.
    putBack: assign(({ context: { pending, typed } }) => {
      if (pending === null) return {};
      const key = placeKey(pending);
      return { typed: { ...typed, [key]: `${pending.note} ${typed[key] ?? ''}`.trim() } };
    }),
    take: assign(({ context: { notes, pending } }, { written }: { written: Notes }) => ({
      notes: pending === null ? notes : { ...notes, [pending.chart]: written },
      pending: null,
    })),
  },
  guards: { isWritable: (_, { note: { note } }: { note: NewNote }) => note.trim() !== '' && roomIn(note) >= 0 },
}).createMachine({
  id: 'notes',
  context: ({ input: { notes } }) => ({ notes, typed: {}, pending: null }),
  initial: 'shown',
  on: {
    'note.typed': { actions: { type: 'rememberTyped', params: ({ event }) => event } },
  },
  states: {
    shown: {
      description: 'The notes are shown at their states.',
      on: {
        'note.submitted': {
          guard: { type: 'isWritable', params: ({ event }) => event },
          target: 'writing',
          actions: { type: 'hold', params: ({ event }) => event },
        },
      },
    },
    writing: {
      description: 'A note is being written into the file beside its chart.',
      invoke: {
        id: 'writeNote',
        src: 'writeNote',
        input: ({ context: { pending } }) => pending ?? { chart: '', path: '', note: '' },
        onDone: {
          target: 'shown',
          actions: { type: 'take', params: ({ event: { output } }) => ({ written: output }) },
        },
        onError: { target: 'failed', actions: 'putBack' },
      },
    },
    failed: {
      description: 'The note could not be written; its words are in the field again.',
      on: {
        'note.submitted': {
          guard: { type: 'isWritable', params: ({ event }) => event },
          target: 'writing',
          actions: { type: 'hold', params: ({ event }) => event },
        },
      },
    },
  },
});
