import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '#tools/flowbook/chart/message-of.ts';
import { choiceOf, type Draft, ledEdits, namedEdits, type Typed } from '#tools/flowbook/sketch/draft.ts';
import type { Edit } from '#tools/flowbook/sketch/edit.ts';
import type { EditableChart, Saved } from '#tools/flowbook/sketch/protocol.ts';
import { NOT_PROVIDED } from './not-provided.ts';

/** What is asked of the server for a chart: some edits, or that the last ones are undone. */
export type Change = { readonly chart: string; readonly edits: readonly Edit[] | 'undo' };

export type EditingContext = {
  /** The chart that is edited; '' for none. */
  readonly chart: string;
  readonly file: string;
  readonly draft: Draft | null;
  /** What is in the draft's form; null until something is typed. It stays while the chart cannot be read. */
  readonly typed: Typed | null;
  /** What the last draft was begun with: the focus goes back to it. */
  readonly begunWith: string | null;
  readonly change: Change | null;
  /** What was done last, in words. */
  readonly said: string;
  readonly forEditor: readonly string[];
  /** What can be undone, in words. */
  readonly undo: string | null;
  /** Why something was not done. */
  readonly problem: string;
};

export type EditingEvent =
  | { type: 'editing.requested'; chart: string }
  | { type: 'editing.left' }
  | { type: 'draft.begun'; draft: Draft }
  | { type: 'text.typed'; typed: Typed }
  | { type: 'text.submitted'; typed: Typed }
  | { type: 'target.chosen'; path: string }
  | { type: 'draft.dropped' }
  | { type: 'edit.requested'; edit: Edit }
  | { type: 'undo.requested' };

const NOTHING = {
  draft: null,
  typed: null,
  change: null,
  said: '',
  forEditor: [],
  problem: '',
} as const;

/** The editing of a chart by its diagram: each edit is an edit of the chart's source. */
export const editingMachine = setup({
  types: {
    context: {} as EditingContext,
    events: {} as EditingEvent,
    /** The chart that was edited when the page was left; '' for none. */
    input: {} as { chart: string },
  },
  actors: {
    openChart: fromPromise<EditableChart, { chart: string }>(NOT_PROVIDED),
    saveChange: fromPromise<Saved, Change>(NOT_PROVIDED),
  },
  actions: {
    holdFocus: () => NOT_PROVIDED(),
    rememberSaved: assign((_, { said, forEditor, undo }: Saved) => ({ ...NOTHING, said, forEditor, undo })),
    showPlace: (_, _place: { chart: string; path: string }) => NOT_PROVIDED(),
    /** For a page that is loaded again. */
    storeChart: (_, _stored: { chart: string }) => NOT_PROVIDED(),
    remember: assign((_, given: Partial<EditingContext>) => given),
    rememberDraft: assign((_, { draft }: { draft: Draft }) => ({
      draft,
      typed: null,
      begunWith: choiceOf(draft),
      problem: '',
    })),
    rememberTrigger: assign(({ context: { draft } }, { text }: Typed) =>
      draft?.kind === 'leading' ? { draft: { ...draft, trigger: text.trim() }, problem: '' } : {},
    ),
    nameDraft: assign(({ context: { chart, draft } }, typed: Typed) => ({
      change: { chart, edits: draft ? namedEdits(draft, typed) : [] },
      problem: '',
    })),
    leadDraft: assign(({ context: { chart, draft } }, { path }: { path: string }) => ({
      change: { chart, edits: draft ? ledEdits(draft, path) : [] },
      problem: '',
    })),
    askFor: assign(({ context: { chart } }, { edits }: { edits: readonly Edit[] | 'undo' }) => ({
      change: { chart, edits },
      problem: '',
    })),
    rememberProblem: assign((_, { error }: { error: unknown }) => ({ problem: messageOf(error), said: '' })),
  },
  guards: {
    isResumed: ({ context: { chart } }) => chart !== '',
    isRetargeting: (_, { kind }: Draft) => kind === 'retargeting',
    isLeading: ({ context: { draft } }) => draft?.kind === 'leading',
    hasText: (_, { text }: Typed) => text.trim() !== '',
  },
}).createMachine({
  id: 'editing',
  context: ({ input: { chart } }) => ({ ...NOTHING, ...{ chart, file: '', undo: null, begunWith: null } }),
  initial: 'starting',
  on: {
    'editing.requested': {
      target: '.opening',
      actions: { type: 'remember', params: ({ event: { chart } }) => ({ ...NOTHING, chart }) },
    },
  },
  states: {
    starting: {
      description: 'The page is loaded; a chart that was being edited is edited again.',
      always: [{ guard: 'isResumed', target: 'opening' }, { target: 'viewing' }],
    },
    viewing: {
      description: 'Charts are only looked at.',
      entry: [
        { type: 'remember', params: { chart: '' } },
        { type: 'storeChart', params: { chart: '' } },
      ],
    },
    opening: {
      description: "The chart's source file is looked up.",
      tags: ['busy'],
      on: { 'editing.left': 'viewing' },
      invoke: {
        id: 'openChart',
        src: 'openChart',
        input: ({ context: { chart } }) => ({ chart }),
        onDone: {
          target: 'editing',
          actions: {
            type: 'remember',
            params: ({ event: { output } }) => ({ file: output.file, undo: output.undo }),
          },
        },
        onError: { target: 'viewing', actions: { type: 'rememberProblem', params: ({ event }) => event } },
      },
    },
    editing: {
      description: 'The chart can be edited.',
      initial: 'choosing',
      entry: { type: 'storeChart', params: ({ context }) => context },
      on: {
        'editing.left': 'viewing',
        'draft.begun': [
          {
            guard: { type: 'isRetargeting', params: ({ event: { draft } }) => draft },
            target: '.choosingTarget',
            actions: { type: 'rememberDraft', params: ({ event }) => event },
          },
          {
            target: '.naming',
            actions: { type: 'rememberDraft', params: ({ event }) => event },
          },
        ],
        'text.typed': { actions: { type: 'remember', params: ({ event: { typed } }) => ({ typed }) } },
        'draft.dropped': {
          target: '.choosing',
          actions: [{ type: 'remember', params: { draft: null, typed: null, problem: '' } }, 'holdFocus'],
        },
        'edit.requested': {
          target: '.saving',
          actions: { type: 'askFor', params: ({ event: { edit } }) => ({ edits: [edit] }) },
        },
        'undo.requested': { target: '.saving', actions: { type: 'askFor', params: { edits: 'undo' } } },
      },
      states: {
        choosing: {
          description: 'A state or an event is chosen in the diagram, and what is to be done with it.',
        },
        naming: {
          description: 'A name, a description or an event is typed.',
          on: {
            'text.submitted': [
              {
                guard: 'isLeading',
                target: 'choosingTarget',
                actions: { type: 'rememberTrigger', params: ({ event: { typed } }) => typed },
              },
              {
                guard: { type: 'hasText', params: ({ event: { typed } }) => typed },
                target: 'saving',
                actions: { type: 'nameDraft', params: ({ event: { typed } }) => typed },
              },
            ],
          },
        },
        choosingTarget: {
          description: 'The state that the event leads to is chosen, in the diagram or from a list.',
          on: {
            'target.chosen': { target: 'saving', actions: { type: 'leadDraft', params: ({ event }) => event } },
          },
        },
        saving: {
          description: "The chart's source is changed.",
          tags: ['busy'],
          on: {
            'draft.begun': { description: 'One after the other.' },
            'edit.requested': { description: 'One after the other.' },
            'undo.requested': { description: 'One after the other.' },
          },
          invoke: {
            id: 'saveChange',
            src: 'saveChange',
            input: ({ context: { change } }) => change ?? NOT_PROVIDED(),
            onDone: {
              target: 'choosing',
              actions: [
                { type: 'rememberSaved', params: ({ event: { output } }) => output },
                { type: 'showPlace', params: ({ event: { output } }) => output },
                'holdFocus',
              ],
            },
            onError: { target: 'refused', actions: { type: 'rememberProblem', params: ({ event }) => event } },
          },
        },
        refused: {
          description: 'It was not done: it is said why, and where in the source. What was typed can be mended.',
          on: {
            'target.chosen': { target: 'saving', actions: { type: 'leadDraft', params: ({ event }) => event } },
            'text.submitted': [
              {
                guard: 'isLeading',
                target: 'choosingTarget',
                actions: { type: 'rememberTrigger', params: ({ event: { typed } }) => typed },
              },
              {
                guard: { type: 'hasText', params: ({ event: { typed } }) => typed },
                target: 'saving',
                actions: { type: 'nameDraft', params: ({ event: { typed } }) => typed },
              },
            ],
          },
        },
      },
    },
  },
});
