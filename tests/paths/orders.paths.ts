import { otherBottle, sampleBottle } from '#machines/domain/product.samples.ts';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import { earlierOrder, ordersSamples, ordersStateKey, sampleStamp } from '#machines/orders/orders.samples.ts';
import { answered, flowPaths, passed, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { BUG, MALFORMED, OFFLINE } from './problems.ts';

const SECOND = { number: 'TR-2026-4F7K2N', placedAt: '2026-06-15T12:05:00.000Z' };

export const ordersPaths = flowPaths({
  flow: 'orders',
  machine: ordersMachine,
  key: ordersStateKey,
  user: {
    "presses 'Delete order' of the newest": ordersSamples['order.deleted'].newest,
    'deletes an order that is not there': ordersSamples['order.deleted'].unknown,
    "presses 'Delete all orders'": ordersSamples['orders.cleared'].plainly,
    "presses 'Buy again' of the newest": ordersSamples['order.repeated'].newest,
    'buys an order again that is not there': ordersSamples['order.repeated'].unknown,
  },
  shop: {
    'an order is placed': ordersSamples['order.placed'].ofThree,
    'a server has taken an order': ordersSamples['order.placed'].byServer,
    'a page with orders is shown': ordersSamples['orders.viewed'].plainly,
    'the shopper signs in': ordersSamples['shopper.signedIn'].plainly,
    'the shopper signs out': ordersSamples['shopper.signedOut'].plainly,
    'the first deletion is undone': ordersSamples['deletion.undone'].first,
    'an unknown deletion is undone': ordersSamples['deletion.undone'].unknown,
  },
  environment: {
    'the connection is back, and the newest order is shown': ordersSamples['load.retried'].newestShown,
    'the connection is back, and no order is shown': ordersSamples['load.retried'].noneShown,
    'storage holds no order': ordersSamples['page.hydrated'].nothing,
    'storage holds an order': ordersSamples['page.hydrated'].one,
    'storage holds an order, and one that is damaged': ordersSamples['page.hydrated'].oneBesideDamage,
    'storage holds an order, and one that is damaged and cannot be set aside':
      ordersSamples['page.hydrated'].oneBesideDamageInPlace,
    'the device cannot store orders': ordersSamples['storage.refused'].plainly,
    'the order gets its number': answered('stampOrder', sampleStamp),
    'the order gets another number': answered('stampOrder', SECOND),
    'numbering stops at a bug': refused('stampOrder', BUG),
    'the device stores the orders': answered('storeOrders', true),
    'the device stores nothing': answered('storeOrders', false),
    'storing stops at a bug': refused('storeOrders', BUG),
    'the stored orders cannot be watched': refused('watchStoredOrders', BUG),
    'another tab stores one order more': ordersSamples['orders.changedElsewhere'].another,
    'another tab deletes all orders': ordersSamples['orders.changedElsewhere'].none,
    'no server takes orders': answered('fetchOrders', null),
    'the server has an order of the account': answered('fetchOrders', [earlierOrder]),
    'the server does not say which orders the account has': refused('fetchOrders', OFFLINE),
    'asking for the orders of the account stops at a bug': refused('fetchOrders', BUG),
    'the catalogue still sells all of it': answered('findProducts', [sampleBottle, otherBottle]),
    'the catalogue sells one of two no more': answered('findProducts', [sampleBottle]),
    'one of two is out of stock': answered('findProducts', [sampleBottle, { ...otherBottle, inStock: false }]),
    'the catalogue does not answer': refused('findProducts', OFFLINE),
    'the answer makes no sense': refused('findProducts', MALFORMED),
    'the question stops at a bug': refused('findProducts', BUG),
  },
  time: {
    'the orders of the account are slow': passed('slowDelay', 'orders.account.asking.waiting'),
    'the products of the order are slow': passed('slowDelay', 'orders.repeat.asking.waiting'),
  },
  neverAnswered: [
    'deletes an order that is not there',
    'buys an order again that is not there',
    'an unknown deletion is undone',
  ],
});
