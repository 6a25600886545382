import { and, assign, emit, fromCallback, fromPromise, setup, stateIn } from 'xstate';
import { isAddressGiven } from '#machines/domain/address-given.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { problemOf } from '#machines/domain/problem.ts';
import { includesAddress, putBack, type StoredAddress, takenOut, withUsed } from './address-book.ts';
import { type AddressesContext, type AddressesEvent, type AddressesFact, addressOf } from './addresses.events.ts';
import type { RestoredAddresses } from './stored-addresses.ts';

/** Delivery addresses are stored on this device where the shopper asks for it, and fill step 2 of the checkout. ADB-1 to ADB-6. */
export const addressesMachine = setup({
  types: { context: {} as AddressesContext, events: {} as AddressesEvent, emitted: {} as AddressesFact },
  actors: {
    /** The result is false where the browser cannot store data. */
    storeAddresses: fromPromise<boolean, { addresses: readonly StoredAddress[] }>(NOT_PROVIDED),
    watchStoredAddresses: fromCallback<AddressesEvent>(NOT_PROVIDED),
  },
  guards: {
    hasDamaged: (_, restored: RestoredAddresses) => restored.damaged > 0,
    isStored: (_, isTaken: boolean) => isTaken,
    isGiven: ({ event }) => isAddressGiven(addressOf(event)),
    isKnown: ({ context, event }) => includesAddress(context.addresses, addressOf(event)),
    isRemembering: stateIn('#addresses.choice.remembering'),
    hasRemoved: ({ context }) => context.removed.length > 0,
  },
  actions: {
    restoreAddresses: assign((_, { addresses }: RestoredAddresses) => ({ addresses })),
    rememberUse: assign(({ context, event }) => ({ addresses: withUsed(context.addresses, addressOf(event)) })),
    takeOut: assign(({ context, event }) => takenOut(context, addressOf(event))),
    undoRemoval: assign(({ context }) => putBack(context)),
    forgetRemoved: assign({ removed: [] }),
    followOtherTab: assign((_, addresses: readonly StoredAddress[]) => ({ addresses })),
    rememberProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    reportDamaged: emit((_, { damaged, isLeftInPlace = false }: RestoredAddresses) => ({
      type: 'addresses.damaged',
      count: damaged,
      isLeftInPlace,
    })),
  },
}).createMachine({
  id: 'addresses',
  context: { addresses: [], removed: [], problem: null },
  type: 'parallel',
  states: {
    book: {
      description: 'Up to five addresses are stored on this device. The list is never sent anywhere.',
      initial: 'restoring',
      states: {
        restoring: {
          description: 'The stored addresses have not been read yet.',
          on: {
            'page.hydrated': [
              {
                description:
                  'Addresses that could not be read were set aside, and a message says so. The others are stored again, so that it says so only once. Where there is no room to set them aside, nothing is stored.',
                guard: { type: 'hasDamaged', params: ({ event }) => event.addresses },
                target: 'open.storing',
                actions: [
                  { type: 'restoreAddresses', params: ({ event }) => event.addresses },
                  { type: 'reportDamaged', params: ({ event }) => event.addresses },
                ],
                meta: { covers: ['ADB-5'] },
              },
              { target: 'open', actions: { type: 'restoreAddresses', params: ({ event }) => event.addresses } },
            ],
          },
        },
        open: {
          description:
            "The stored addresses are known. Step 2 of the checkout lists them under 'Your addresses', and a chosen one fills its fields. Changes in other tabs are shown, too.",
          meta: { covers: ['ADB-5'] },
          initial: 'stored',
          invoke: {
            id: 'watchStoredAddresses',
            src: 'watchStoredAddresses',
            onError: {
              description: 'Only a bug can stop this, so the error is passed on.',
              actions: { type: 'rememberProblem', params: ({ event }) => event },
            },
          },
          on: {
            'order.placed': [
              {
                description: 'The order goes to a stored address, which is now the first of the list.',
                guard: 'isKnown',
                target: '.storing',
                actions: 'rememberUse',
                meta: { covers: ['ADB-2'] },
              },
              {
                description:
                  'The shopper wants this address to be remembered. Of more than five addresses, the one that was not used for longest makes room. An empty address is not stored.',
                guard: and(['isRemembering', 'isGiven']),
                target: '.storing',
                actions: 'rememberUse',
                meta: { covers: ['ADB-1', 'ADB-2'] },
              },
            ],
            'address.removed': {
              description: 'The address is removed at once. Step 2 of the checkout says so and offers Undo.',
              guard: 'isKnown',
              target: '.storing',
              actions: 'takeOut',
              meta: { covers: ['ADB-4'] },
            },
            'removal.undone': {
              description: 'The address that was removed last is back at its place.',
              guard: 'hasRemoved',
              target: '.storing',
              actions: 'undoRemoval',
              meta: { covers: ['ADB-4'] },
            },
            'checkout.closed': {
              description: 'Undo is offered until the checkout closes. From then on a removed address is gone.',
              actions: 'forgetRemoved',
              meta: { covers: ['ADB-4'] },
            },
            'storage.refused': '.notStored',
            'addresses.changedElsewhere': {
              description:
                'Another tab has changed the addresses. This tab takes over the change and does not store it again.',
              actions: { type: 'followOtherTab', params: ({ event }) => event.addresses },
            },
          },
          states: {
            stored: {
              description: 'All addresses are stored on this device.',
              meta: { covers: ['ADB-6'] },
            },
            notStored: {
              description:
                'The browser cannot store the addresses. They are lost when the page is closed, and step 2 of the checkout says so.',
              meta: { covers: ['ADB-6', 'STO-1'] },
            },
            storing: {
              description: 'The addresses are being stored on this device.',
              invoke: {
                id: 'storeAddresses',
                src: 'storeAddresses',
                input: ({ context }) => ({ addresses: context.addresses }),
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
    choice: {
      description: "Step 2 of the checkout asks whether to 'Remember this address on this device'.",
      initial: 'declined',
      states: {
        declined: {
          description: 'The address of the next order is not remembered, unless it is stored already.',
          meta: { covers: ['ADB-1'] },
          on: { 'remembering.chosen': 'remembering' },
        },
        remembering: {
          description: 'The address of the next order is remembered. The choice counts for this order alone.',
          meta: { covers: ['ADB-1'] },
          on: {
            'remembering.declined': 'declined',
            'order.placed': 'declined',
            'shopper.signedOut': {
              description: 'The choice is forgotten with the address that it was made for.',
              target: 'declined',
            },
          },
        },
      },
    },
  },
});
