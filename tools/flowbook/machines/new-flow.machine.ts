import { assign, fromPromise, setup } from 'xstate';
import type { Preview, Saved, SketchAnswers } from '#tools/flowbook/sketch/protocol.ts';
import type { FormProblem } from '#tools/flowbook/sketch/sketch.ts';
import { NOT_PROVIDED } from './not-provided.ts';

/** The name and the text form of a flow. */
export type FlowForm = { readonly name: string; readonly form: string };

export type NewFlowContext = FlowForm & {
  /** How it would be drawn; the last one that could be. */
  readonly preview: Preview | null;
  readonly problems: readonly FormProblem[];
  /** Why it was not created. */
  readonly problem: string;
};

export type NewFlowEvent =
  | { type: 'name.typed'; name: string }
  | { type: 'form.typed'; form: string }
  | { type: 'flow.requested' };

const NOTHING: NewFlowContext = { name: '', form: '', preview: null, problems: [], problem: '' };

/** A new flow is sketched in a text, and seen as a diagram while it is typed. */
export const newFlowMachine = setup({
  types: { context: {} as NewFlowContext, events: {} as NewFlowEvent },
  actors: {
    drawForm: fromPromise<SketchAnswers['preview'], FlowForm>(NOT_PROVIDED),
    createFlow: fromPromise<Saved, FlowForm>(NOT_PROVIDED),
  },
  actions: {
    openFlow: (_, _flow: { chart: string }) => NOT_PROVIDED(),
    remember: assign((_, given: Partial<NewFlowContext>) => given),
    rememberDrawn: assign((_, drawn: SketchAnswers['preview']) =>
      'preview' in drawn ? { preview: drawn.preview, problems: [] } : { problems: drawn.problems },
    ),
    rememberProblem: assign((_, { error }: { error: unknown }) => ({
      problem: error instanceof Error ? error.message : String(error),
    })),
  },
  delays: { typingPause: 250 },
  guards: {
    isNamed: ({ context: { name } }) => name.trim() !== '',
    hasForm: ({ context: { form } }) => form.trim() !== '',
  },
}).createMachine({
  id: 'newFlow',
  context: NOTHING,
  initial: 'writing',
  on: {
    'name.typed': {
      target: '.writing.settling',
      actions: { type: 'remember', params: ({ event: { name } }) => ({ name, problem: '' }) },
    },
    'form.typed': {
      target: '.writing.settling',
      actions: { type: 'remember', params: ({ event: { form } }) => ({ form, problem: '' }) },
    },
  },
  states: {
    writing: {
      description: 'Its name and its states are typed.',
      initial: 'unchanged',
      on: { 'flow.requested': { guard: 'isNamed', target: 'creating' } },
      states: {
        unchanged: { description: 'The diagram shows what is typed.' },
        settling: {
          description: 'Something was typed; it is drawn when no more is typed for a moment.',
          after: { typingPause: [{ guard: 'hasForm', target: 'drawing' }, { target: 'unchanged' }] },
        },
        drawing: {
          description: 'The text is read and drawn.',
          invoke: {
            id: 'drawForm',
            src: 'drawForm',
            input: ({ context: { name, form } }) => ({ name, form }),
            onDone: {
              target: 'unchanged',
              actions: { type: 'rememberDrawn', params: ({ event: { output } }) => output },
            },
            onError: { target: 'unchanged', actions: { type: 'rememberProblem', params: ({ event }) => event } },
          },
        },
      },
    },
    creating: {
      description: 'Its file is written.',
      tags: ['busy'],
      on: {
        'name.typed': { description: 'It is being written as it was.' },
        'form.typed': { description: 'It is being written as it was.' },
      },
      invoke: {
        id: 'createFlow',
        src: 'createFlow',
        input: ({ context: { name, form } }) => ({ name, form }),
        onDone: {
          target: 'created',
          actions: [
            { type: 'openFlow', params: ({ event: { output } }) => ({ chart: output.chart }) },
            { type: 'remember', params: NOTHING },
          ],
        },
        onError: { target: 'writing', actions: { type: 'rememberProblem', params: ({ event }) => event } },
      },
    },
    created: { description: 'Its file is there, and its diagram is opened.' },
  },
});
