import { assign, fromPromise, setup } from 'xstate';
import type { Notes, Place } from '#tools/flowbook/notes/notes.ts';
import { NOT_PROVIDED } from './not-provided.ts';

/** A note that is to be written. */
export type NewNote = Place & { readonly note: string };

export type NotesContext = {
  /** By the chart. */
  readonly notes: Readonly<Record<string, Notes>>;
  /** What is being written, or could not be. */
  readonly pending: NewNote | null;
};

export type NotesEvent = { type: 'note.submitted'; note: NewNote };

/** What people have written beside the charts. */
export const notesMachine = setup({
  types: {
    context: {} as NotesContext,
    events: {} as NotesEvent,
    input: {} as { notes: NotesContext['notes'] },
  },
  actors: { writeNote: fromPromise<Notes, NewNote>(NOT_PROVIDED) },
  actions: {
    hold: assign((_, { note }: { note: NewNote }) => ({ pending: note })),
    take: assign(({ context: { notes, pending } }, { written }: { written: Notes }) => ({
      notes: pending === null ? notes : { ...notes, [pending.chart]: written },
      pending: null,
    })),
  },
}).createMachine({
  id: 'notes',
  context: ({ input: { notes } }) => ({ notes, pending: null }),
  initial: 'shown',
  states: {
    shown: {
      description: 'The notes are shown at their states.',
      on: {
        'note.submitted': {
          target: 'writing',
          actions: { type: 'hold', params: ({ event: { note } }) => ({ note }) },
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
        onError: { target: 'failed' },
      },
    },
    failed: {
      description: 'The note could not be written; its words are still in the field.',
      on: {
        'note.submitted': {
          target: 'writing',
          actions: { type: 'hold', params: ({ event: { note } }) => ({ note }) },
        },
      },
    },
  },
});
