import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { type CatalogueAnswer, NO_ANSWER } from '#machines/domain/catalogue-answer.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { problemOf } from '#machines/domain/problem.ts';
import type { Product } from '#machines/domain/product.ts';
import { type Alternatives, soldOut } from './checked-bottles.ts';
import type { SavedOffersContext, SavedOffersEvent } from './saved-offers.events.ts';

/** The page of saved bottles asks the catalogue for their prices and stock. SAV-4. */
export const savedOffersMachine = setup({
  types: { context: {} as SavedOffersContext, events: {} as SavedOffersEvent },
  actors: {
    findProducts: fromPromise<CatalogueAnswer, { ids: readonly string[] }>(NOT_PROVIDED),
    findAlternatives: fromPromise<Alternatives, { products: readonly Product[] }>(NOT_PROVIDED),
  },
  guards: {
    hasUnasked: ({ context: { ids, requested } }) => !ids.every((id) => requested.includes(id)),
    hasSoldOut: (_, checked: CatalogueAnswer) => soldOut(checked).length > 0,
  },
  actions: {
    rememberIds: assign(({ event }) => {
      assertEvent(event, 'bottles.listed');
      return { ids: event.ids };
    }),
    askAnew: assign(({ context }) => ({ requested: [], checked: { ...NO_ANSWER, found: context.checked.found } })),
    rememberRequested: assign(({ context }) => ({ requested: context.ids })),
    rememberChecked: assign((_, checked: CatalogueAnswer) => ({ checked })),
    rememberAlternatives: assign((_, alternatives: Alternatives) => ({ alternatives })),
    rememberProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
  },
  delays: {
    /** After this time the page says that loading takes long. API-3. */
    slowDelay: 8000,
  },
}).createMachine({
  id: 'savedOffers',
  context: { ids: [], requested: [], checked: NO_ANSWER, alternatives: {}, problem: null },
  initial: 'idle',
  on: {
    'bottles.listed': { actions: 'rememberIds' },
    'offers.viewed': {
      description: 'Every visit asks the catalogue again. Known prices are shown until it answers.',
      target: '.shown',
      reenter: true,
      actions: 'askAnew',
      meta: { covers: ['SAV-4'] },
    },
    'offers.left': '.idle',
  },
  states: {
    idle: { description: 'Another page is shown. The catalogue is not asked.' },
    shown: {
      description: 'The page of saved bottles is shown.',
      initial: 'known',
      states: {
        known: {
          description:
            'Each bottle shows its price, or that it is out of stock or no longer sold. Where the answer cannot be read, its price is unavailable.',
          meta: { covers: ['SAV-4'] },
          always: { guard: 'hasUnasked', target: 'asking' },
        },
        asking: {
          description: 'The catalogue is being asked for the saved bottles. The page can still be used.',
          tags: ['busy'],
          entry: 'rememberRequested',
          initial: 'waiting',
          invoke: {
            id: 'findProducts',
            src: 'findProducts',
            input: ({ context }) => ({ ids: context.ids }),
            onDone: [
              {
                guard: { type: 'hasSoldOut', params: ({ event }) => event.output },
                target: 'seeking',
                actions: { type: 'rememberChecked', params: ({ event }) => event.output },
              },
              { target: 'known', actions: { type: 'rememberChecked', params: ({ event }) => event.output } },
            ],
            onError: { target: 'unanswered', actions: { type: 'rememberProblem', params: ({ event }) => event } },
          },
          states: {
            waiting: { description: 'Less than eight seconds have passed.', after: { slowDelay: 'slow' } },
            slow: {
              description: 'Loading takes long. The page says so and offers to try again. The request still runs.',
              tags: ['slow'],
              meta: { covers: ['API-3'] },
              on: {
                'load.retried': {
                  description: 'The request is cancelled and sent again.',
                  target: '#savedOffers.shown.asking',
                },
              },
            },
          },
        },
        seeking: {
          description: 'Some bottles are out of stock. The catalogue is being asked for similar bottles in stock.',
          tags: ['busy'],
          meta: { covers: ['SAV-4'] },
          invoke: {
            id: 'findAlternatives',
            src: 'findAlternatives',
            input: ({ context }) => ({ products: soldOut(context.checked) }),
            onDone: { target: 'known', actions: { type: 'rememberAlternatives', params: ({ event }) => event.output } },
            onError: {
              description: 'Similar bottles could not be loaded. The page links to their category instead.',
              target: 'known',
              actions: { type: 'rememberProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        unanswered: {
          description: "The catalogue did not answer. A red alert shows the reason and 'Try again'.",
          meta: { covers: ['SAV-4'] },
          on: { 'load.retried': 'asking' },
        },
      },
    },
  },
});
