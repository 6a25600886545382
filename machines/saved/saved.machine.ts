import { assertEvent, assign, emit, fromCallback, fromPromise, setup, stateIn } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { problemOf } from '#machines/domain/problem.ts';
import { bottleOf, lineOf, pressedBottle } from './bottle-of.ts';
import type { SavedContext, SavedEvent, SavedFact } from './saved.events.ts';
import {
  isKept,
  lacksRoom,
  latestRemoval,
  MOST_SAVED,
  putBack,
  type SavedBottle,
  takenOut,
  withoutSetAside,
  withSaved,
  withSetAside,
} from './saved-bottles.ts';
import type { RestoredSaved } from './stored-saved.ts';

/** The bottles that this device keeps for later: signed in or not, until they are taken out. SAV-1 to SAV-7. */
export const savedMachine = setup({
  types: { context: {} as SavedContext, events: {} as SavedEvent, emitted: {} as SavedFact },
  actors: {
    /** Whether the device has taken them; else they are only remembered. */
    storeSaved: fromPromise<boolean, { bottles: readonly SavedBottle[] }>(NOT_PROVIDED),
    watchStoredSaved: fromCallback<SavedEvent>(NOT_PROVIDED),
  },
  guards: {
    isRead: stateIn('#saved.book.open'),
    hasBottles: ({ context }) => context.bottles.length > 0,
    hasNoBottles: ({ context }) => context.bottles.length === 0,
    hasDamaged: (_, restored: RestoredSaved) => restored.damaged > 0,
    isStored: (_, isTaken: boolean) => isTaken,
    isSaved: ({ context, event }) => isKept(context.bottles, bottleOf(event)),
    isFull: ({ context }) => context.bottles.length >= MOST_SAVED,
    isKnownRemoval: ({ context, event }) =>
      event.type === 'removal.undone' && context.removals.some(({ id }) => id === event.removal),
    hasNoRoom: ({ context, event }) => event.type === 'removal.undone' && lacksRoom(context, event.removal),
    isKnownLine: ({ context, event }) =>
      event.type === 'removal.undone' && context.setAside.some(({ removal }) => removal === event.removal),
  },
  actions: {
    takeStored: assign((_, { bottles }: RestoredSaved) => ({ bottles })),
    saveBottle: assign(({ context, event }) => ({ bottles: withSaved(context.bottles, pressedBottle(event)) })),
    takeOut: assign(({ context, event }) => takenOut(context, bottleOf(event))),
    keepLine: assign(({ context, event }) => withSetAside(context, lineOf(event))),
    undoRemoval: assign(({ context, event }) => {
      assertEvent(event, 'removal.undone');
      return putBack(context, event.removal);
    }),
    returnLine: assign(({ context, event }) => {
      assertEvent(event, 'removal.undone');
      return withoutSetAside(context, event.removal);
    }),
    followOtherTab: assign((_, bottles: readonly SavedBottle[]) => ({ bottles })),
    rememberProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    reportAdded: emit(({ event }) => ({ type: 'saved.added', bottle: pressedBottle(event) })),
    reportRemoved: emit(({ context }) => ({ type: 'saved.removed', removal: latestRemoval(context) })),
    reportLine: emit(({ event }, type: 'saved.lineKept' | 'saved.lineRefused') => ({ type, line: lineOf(event) })),
    reportFull: emit({ type: 'saved.full' }),
    reportListed: emit(({ context }) => ({ type: 'saved.listed', ids: context.bottles.map(({ id }) => id) })),
    reportDamaged: emit((_, { damaged }: RestoredSaved) => ({ type: 'saved.damaged', count: damaged })),
  },
}).createMachine({
  id: 'saved',
  context: { bottles: [], removals: [], nextRemoval: 1, setAside: [], problem: null },
  type: 'parallel',
  states: {
    book: {
      description: 'Where the saved bottles are kept. Every change is written down at once.',
      initial: 'restoring',
      states: {
        restoring: {
          description: 'Before storage has been read, which follows the first render at once. No heart is full.',
          on: {
            'page.hydrated': [
              {
                description: 'What could not be read was set aside; the rest is written down anew, so it is said once.',
                guard: { type: 'hasDamaged', params: ({ event }) => event.saved },
                target: 'open.storing',
                actions: [
                  { type: 'takeStored', params: ({ event }) => event.saved },
                  { type: 'reportDamaged', params: ({ event }) => event.saved },
                ],
                meta: { covers: ['SAV-6'] },
              },
              { target: 'open', actions: { type: 'takeStored', params: ({ event }) => event.saved } },
            ],
          },
        },
        open: {
          description: 'The saved bottles are known, and other tabs are followed.',
          meta: { covers: ['SAV-1', 'SAV-6'] },
          initial: 'stored',
          entry: 'reportListed',
          invoke: {
            id: 'watchStoredSaved',
            src: 'watchStoredSaved',
            onError: {
              description: 'Only a bug can end it, and it is passed on as one.',
              actions: { type: 'rememberProblem', params: ({ event }) => event },
            },
          },
          on: {
            'bottle.toggled': [
              {
                description: 'Its heart was full: with a way back.',
                guard: 'isSaved',
                target: '.storing',
                actions: ['takeOut', 'reportRemoved'],
                meta: { covers: ['SAV-2', 'SAV-3'] },
              },
              {
                description: 'There is no room for one more, which is said.',
                guard: 'isFull',
                actions: 'reportFull',
                meta: { covers: ['SAV-1'] },
              },
              { target: '.storing', actions: ['saveBottle', 'reportAdded'], meta: { covers: ['SAV-1', 'SAV-2'] } },
            ],
            'bottle.removed': {
              description: 'With a way back.',
              guard: 'isSaved',
              target: '.storing',
              actions: ['takeOut', 'reportRemoved'],
              meta: { covers: ['SAV-3'] },
            },
            'line.setAside': [
              {
                description: 'It was saved before: it stays where it is, and Undo brings back the line alone.',
                guard: 'isSaved',
                actions: { type: 'reportLine', params: 'saved.lineKept' },
              },
              {
                description: 'There is no room for it: it stays in the cart.',
                guard: 'isFull',
                actions: [{ type: 'reportLine', params: 'saved.lineRefused' }, 'reportFull'],
                meta: { covers: ['SAV-5'] },
              },
              {
                target: '.storing',
                actions: ['keepLine', { type: 'reportLine', params: 'saved.lineKept' }],
                meta: { covers: ['SAV-5'] },
              },
            ],
            'removal.undone': [
              {
                description: 'There is no room for it any more, which is said.',
                guard: 'hasNoRoom',
                actions: 'reportFull',
                meta: { covers: ['SAV-1'] },
              },
              { guard: 'isKnownRemoval', target: '.storing', actions: 'undoRemoval', meta: { covers: ['SAV-3'] } },
              {
                description: 'The line is in the cart again.',
                guard: 'isKnownLine',
                target: '.storing',
                actions: 'returnLine',
                meta: { covers: ['SAV-5'] },
              },
            ],
            'saved.changedElsewhere': {
              description: 'Another tab has stored its bottles: they are taken over and not stored again.',
              actions: [{ type: 'followOtherTab', params: ({ event }) => event.bottles }, 'reportListed'],
            },
          },
          states: {
            stored: { description: 'What is shown is what this device keeps.', meta: { covers: ['SAV-7'] } },
            remembered: {
              description: 'The browser keeps nothing for the shop: they last as long as the page, which says so.',
              meta: { covers: ['SAV-7'] },
            },
            storing: {
              description: 'The device is asked to keep the bottles as they are now.',
              entry: 'reportListed',
              invoke: {
                id: 'storeSaved',
                src: 'storeSaved',
                input: ({ context }) => ({ bottles: context.bottles }),
                onDone: [
                  { guard: { type: 'isStored', params: ({ event }) => event.output }, target: 'stored' },
                  { target: 'remembered' },
                ],
                onError: { actions: { type: 'rememberProblem', params: ({ event }) => event } },
              },
            },
          },
        },
      },
    },
    contents: {
      description: 'Whether there is any bottle.',
      initial: 'unknown',
      states: {
        unknown: {
          description: 'Nobody has looked yet.',
          always: [
            { guard: 'hasBottles', target: 'some' },
            { guard: 'isRead', target: 'none' },
          ],
        },
        none: {
          description: 'Nothing is saved: the page says how to, and leads on.',
          meta: { covers: ['SAV-4'] },
          always: { guard: 'hasBottles', target: 'some' },
        },
        some: {
          description: 'At least one. The newest is shown first.',
          meta: { covers: ['SAV-4'] },
          always: { guard: 'hasNoBottles', target: 'none' },
        },
      },
    },
  },
});
