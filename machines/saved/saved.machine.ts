import { assertEvent, assign, emit, fromCallback, fromPromise, setup, stateIn } from 'xstate';
import { includesId, type NamedProduct, withFirst } from '#machines/domain/named-product.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { problemOf } from '#machines/domain/problem.ts';
import { bottleOf, lineOf, pressedBottle, removalOf } from './bottle-of.ts';
import type { SavedContext, SavedEvent, SavedFact } from './saved.events.ts';
import {
  isBeyondLimit,
  latestRemoval,
  MOST_SAVED,
  putBack,
  takenOut,
  withoutSavedForLater,
  withSavedForLater,
} from './saved-bottles.ts';
import type { RestoredSaved } from './stored-saved.ts';

/** The saved bottles are stored on this device, whether the shopper is signed in or not, until they are removed. SAV-1 to SAV-7. */
export const savedMachine = setup({
  types: { context: {} as SavedContext, events: {} as SavedEvent, emitted: {} as SavedFact },
  actors: {
    /** The result is false where the browser cannot store data. */
    storeSaved: fromPromise<boolean, { bottles: readonly NamedProduct[] }>(NOT_PROVIDED),
    watchStoredSaved: fromCallback<SavedEvent>(NOT_PROVIDED),
  },
  guards: {
    isRead: stateIn('#saved.book.open'),
    hasBottles: ({ context }) => context.bottles.length > 0,
    hasNoBottles: ({ context }) => context.bottles.length === 0,
    hasDamaged: (_, restored: RestoredSaved) => restored.damaged > 0,
    isStored: (_, isTaken: boolean) => isTaken,
    isSaved: ({ context, event }) => includesId(context.bottles, bottleOf(event)),
    isFull: ({ context }) => context.bottles.length >= MOST_SAVED,
    isKnownRemoval: ({ context, event }) =>
      event.type === 'removal.undone' && context.removals.some(({ id }) => id === event.removal),
    hasNoRoom: ({ context, event }) => event.type === 'removal.undone' && isBeyondLimit(context, event.removal),
    isSavedByMove: ({ context, event }) =>
      event.type === 'savedForLater.undone' && context.savedForLater.some(({ removal }) => removal === event.removal),
  },
  actions: {
    restoreBottles: assign((_, { bottles }: RestoredSaved) => ({ bottles })),
    saveBottle: assign(({ context, event }) => ({ bottles: withFirst(context.bottles, pressedBottle(event)) })),
    takeOut: assign(({ context, event }) => takenOut(context, bottleOf(event))),
    addLine: assign(({ context, event }) => withSavedForLater(context, lineOf(event))),
    undoRemoval: assign(({ context, event }) => {
      assertEvent(event, 'removal.undone');
      return putBack(context, event.removal);
    }),
    removeLine: assign(({ context, event }) => withoutSavedForLater(context, removalOf(event))),
    followOtherTab: assign((_, bottles: readonly NamedProduct[]) => ({ bottles })),
    rememberProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    reportAdded: emit(({ event }) => ({ type: 'saved.added', bottle: pressedBottle(event) })),
    reportRemoved: emit(({ context }) => ({ type: 'saved.removed', removal: latestRemoval(context) })),
    reportSavedForLater: emit(({ event }) => ({ type: 'saved.line.savedForLater', line: lineOf(event) })),
    reportReturned: emit(({ event }) => ({ type: 'saved.line.returned', removal: removalOf(event) })),
    reportFull: emit({ type: 'saved.full' }),
    reportListed: emit(({ context }) => ({ type: 'saved.listed', ids: context.bottles.map(({ id }) => id) })),
    reportDamaged: emit((_, { damaged, isLeftInPlace = false }: RestoredSaved) => ({
      type: 'saved.damaged',
      count: damaged,
      isLeftInPlace,
    })),
  },
}).createMachine({
  id: 'saved',
  context: { bottles: [], removals: [], nextRemoval: 1, savedForLater: [], problem: null },
  type: 'parallel',
  states: {
    book: {
      description: 'The saved bottles are stored on this device. Every change is stored at once.',
      initial: 'restoring',
      states: {
        restoring: {
          description: 'The stored bottles have not been read yet. All hearts are empty.',
          on: {
            'page.hydrated': [
              {
                description:
                  'Bottles that could not be read were set aside, and a message says so. The others are stored again, so that it says so only once. Where there is no room to set them aside, nothing is stored.',
                guard: { type: 'hasDamaged', params: ({ event }) => event.saved },
                target: 'open.storing',
                actions: [
                  { type: 'restoreBottles', params: ({ event }) => event.saved },
                  { type: 'reportDamaged', params: ({ event }) => event.saved },
                ],
                meta: { covers: ['SAV-6'] },
              },
              { target: 'open', actions: { type: 'restoreBottles', params: ({ event }) => event.saved } },
            ],
          },
        },
        open: {
          description: 'The saved bottles are known. Changes in other tabs are shown, too.',
          meta: { covers: ['SAV-1', 'SAV-6'] },
          initial: 'stored',
          entry: 'reportListed',
          invoke: {
            id: 'watchStoredSaved',
            src: 'watchStoredSaved',
            onError: {
              description: 'Only a bug can stop this, so the error is passed on.',
              actions: { type: 'rememberProblem', params: ({ event }) => event },
            },
          },
          on: {
            'bottle.toggled': [
              {
                description: 'The bottle was saved and is removed. Undo restores it.',
                guard: 'isSaved',
                target: '.storing',
                actions: ['takeOut', 'reportRemoved'],
                meta: { covers: ['SAV-2', 'SAV-3'] },
              },
              {
                description: 'No more bottles can be saved, and a message says so.',
                guard: 'isFull',
                actions: 'reportFull',
                meta: { covers: ['SAV-1'] },
              },
              { target: '.storing', actions: ['saveBottle', 'reportAdded'], meta: { covers: ['SAV-1', 'SAV-2'] } },
            ],
            'bottle.removed': {
              description: 'The bottle is removed. Undo restores it.',
              guard: 'isSaved',
              target: '.storing',
              actions: ['takeOut', 'reportRemoved'],
              meta: { covers: ['SAV-3'] },
            },
            'line.savedForLater': [
              {
                description:
                  'The bottle is already saved and stays where it is. Undo only returns the line to the cart.',
                guard: 'isSaved',
                actions: 'reportSavedForLater',
              },
              {
                description: 'No more bottles can be saved. The line stays in the cart.',
                guard: 'isFull',
                actions: ['reportReturned', 'reportFull'],
                meta: { covers: ['SAV-5'] },
              },
              {
                target: '.storing',
                actions: ['addLine', 'reportSavedForLater'],
                meta: { covers: ['SAV-5'] },
              },
            ],
            'removal.undone': [
              {
                description: 'No more bottles can be saved, so it cannot be restored, and a message says so.',
                guard: 'hasNoRoom',
                actions: 'reportFull',
                meta: { covers: ['SAV-1'] },
              },
              { guard: 'isKnownRemoval', target: '.storing', actions: 'undoRemoval', meta: { covers: ['SAV-3'] } },
            ],
            'savedForLater.undone': [
              {
                description: 'The line returns to the cart, and its bottle is no longer saved.',
                guard: 'isSavedByMove',
                target: '.storing',
                actions: ['removeLine', 'reportReturned'],
                meta: { covers: ['SAV-5'] },
              },
              {
                description: 'The line returns to the cart. Its bottle was saved before the move, so it stays saved.',
                actions: 'reportReturned',
                meta: { covers: ['SAV-5'] },
              },
            ],
            'storage.refused': '.notStored',
            'saved.changedElsewhere': {
              description:
                'Another tab has changed the saved bottles. This tab takes over the change and does not store it again.',
              actions: [{ type: 'followOtherTab', params: ({ event }) => event.bottles }, 'reportListed'],
            },
          },
          states: {
            stored: {
              description: 'All saved bottles are stored on this device.',
              meta: { covers: ['SAV-7'] },
            },
            notStored: {
              description:
                'The browser cannot store the bottles. They are lost when the page is closed, and the page says so.',
              meta: { covers: ['SAV-7', 'STO-1'] },
            },
            storing: {
              description: 'The bottles are being stored on this device.',
              entry: 'reportListed',
              invoke: {
                id: 'storeSaved',
                src: 'storeSaved',
                input: ({ context }) => ({ bottles: context.bottles }),
                onDone: [
                  { guard: { type: 'isStored', params: ({ event }) => event.output }, target: 'stored' },
                  { target: 'notStored' },
                ],
                onError: { actions: { type: 'rememberProblem', params: ({ event }) => event } },
              },
            },
          },
        },
      },
    },
    contents: {
      description: 'The shopper has saved bottles or none.',
      initial: 'unknown',
      states: {
        unknown: {
          description: 'The stored bottles have not been read yet.',
          always: [
            { guard: 'hasBottles', target: 'some' },
            { guard: 'isRead', target: 'none' },
          ],
        },
        none: {
          description: 'No bottle is saved. The page explains how to save one and links to the products.',
          meta: { covers: ['SAV-4'] },
          always: { guard: 'hasBottles', target: 'some' },
        },
        some: {
          description: 'At least one bottle is saved. The newest is shown first.',
          meta: { covers: ['SAV-4'] },
          always: { guard: 'hasNoBottles', target: 'none' },
        },
      },
    },
  },
});
