import { assign, fromPromise, setup } from 'xstate';
import { NOT_PROVIDED } from './not-provided.ts';

/** A file as it was dropped: JSON, or code. */
export type DroppedFile = { readonly name: string; readonly text: string };

export type DropContext = {
  /** Why a file was refused; empty where none was. */
  readonly problem: string;
};

/** A machine from elsewhere: dropped or chosen as a file, it is read in the browser and shown among the others. */
export const dropMachine = setup({
  types: { context: {} as DropContext, events: {} as { type: 'file.dropped'; file: DroppedFile } },
  actors: {
    /** @returns the name of the chart that was read first */
    readFile: fromPromise<string, DroppedFile>(NOT_PROVIDED),
  },
  actions: {
    showChart: (_, _shown: { chart: string }) => NOT_PROVIDED(),
    rememberProblem: assign((_, { error }: { error: unknown }) => ({
      problem: error instanceof Error ? error.message : String(error),
    })),
    forgetProblem: assign({ problem: '' }),
  },
}).createMachine({
  id: 'drop',
  context: { problem: '' },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'A file can be dropped.',
      on: { 'file.dropped': { target: 'reading', actions: 'forgetProblem' } },
    },
    reading: {
      description: 'Its machines are read.',
      tags: ['busy'],
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ event }) => {
          if (event.type !== 'file.dropped') throw new Error('There is no file to read.');
          return event.file;
        },
        onDone: {
          target: 'waiting',
          actions: { type: 'showChart', params: ({ event: { output } }) => ({ chart: output }) },
        },
        onError: {
          target: 'waiting',
          actions: { type: 'rememberProblem', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
  },
});
