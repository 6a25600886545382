const AFTER_A_BUG = 'Only a bug leads to its page: tests/e2e/fault.spec.ts provokes one.';
const ONLY_A_BUG = 'Only a bug can end what watches, relays or waits.';
const BEFORE_READY = 'Before the charts run: tests/e2e/static-pages.spec.ts presses the prerendered controls.';
const LOADED_AGAIN = 'No tour loads the page again: tests/e2e/drafts.spec.ts does.';
const COVERED = 'What is open covers the button, or closes as the press leaves it.';
const DISABLED = 'The button is disabled.';
const SCROLLED = 'Beside the screens nothing is scrolled: tests/e2e/routes.spec.ts and hidden-list.spec.ts do.';
const REMOVED = 'Beside the screens no deploy removes a file: tests/e2e/deploy.spec.ts does.';
const RELOADED = 'No move reloads the page: tests/e2e/routes.spec.ts and products.spec.ts do.';
const WITHIN_PAGE = 'No move follows a link within a page: tests/machines/navigation.test.ts does.';
const NO_DEVICE =
  'No move changes the width of the window or brings a connection back: tests/e2e/screens.spec.ts and online.spec.ts do.';
const ALWAYS_IN_FRONT = 'No move puts another tab or app in front: tests/e2e/toasts.spec.ts and checkout.spec.ts do.';
const NO_SIZE = 'Beside the screens nothing has a size: tests/e2e/picture-zoom.spec.ts turns a phone.';
const NOT_LEFT = 'On the screens the browser has left: tests/e2e/age-gate.spec.ts stops it.';
const NO_STORAGE = 'No tour has a browser that stores nothing: tests/e2e/cart.spec.ts has.';

/** The transitions that neither a user nor time can cause on the screen beside the expected model, each with its reason. */
export const NOT_ON_SCREEN: Readonly<Record<string, string>> = {
  'addresses: book.open xstate.error.actor.watchStoredAddresses': ONLY_A_BUG,
  'addresses: book.open storage.refused': NO_STORAGE,
  'addresses: book.open.storing xstate.done.actor.storeAddresses#1':
    'No tour has a browser without storage: tests/e2e/addresses.spec.ts has.',
  'addresses: book.open.storing xstate.error.actor.storeAddresses': ONLY_A_BUG,
  'ageGate: leaving age.confirmed': NOT_LEFT,
  'ageGate: leaving exit.chosen': NOT_LEFT,
  'backInStock: book.open storage.refused': NO_STORAGE,
  'backInStock: book.open xstate.error.actor.watchStoredWatched': ONLY_A_BUG,
  'backInStock: book.open.storing xstate.done.actor.storeWatched#1':
    'No tour has a browser without storage: tests/e2e/back-in-stock.spec.ts has.',
  'backInStock: book.open.storing xstate.error.actor.storeWatched': ONLY_A_BUG,
  'backInStock: stock.unanswered load.retried': NO_DEVICE,
  'cart: restoring page.hydrated#1': BEFORE_READY,
  'cart: restoring product.added#0': BEFORE_READY,
  'cart: restoring product.added#1': BEFORE_READY,
  'cart: restoring product.added#2': BEFORE_READY,
  'cart: ready product.added#0': DISABLED,
  'cart: ready xstate.error.actor.watchStoredCart': ONLY_A_BUG,
  'cart: ready.storage.notStored storage.accepted': NO_STORAGE,
  'cart: ready.storage.stored storage.refused': NO_STORAGE,
  'catalogue: list.idle query.changed': 'The filters are seen beside a list alone.',
  'catalogue: list.showing.settled always': RELOADED,
  'catalogue: list.showing.moreFailed load.retried':
    "'Try again' of further products asks for them as 'Show more' does.",
  'catalogue: list.empty always': 'No page is prerendered with an empty list.',
  'checkout: (root) draft.restored': LOADED_AGAIN,
  'checkout: (root) xstate.error.actor.restoreDraft': ONLY_A_BUG,
  'checkout: (root) tab.hidden': ALWAYS_IN_FRONT,
  'checkout: (root) tab.shown': ALWAYS_IN_FRONT,
  'checkout: confirmed tab.shown': ALWAYS_IN_FRONT,
  'contact: (root) xstate.error.actor.restoreDraft': ONLY_A_BUG,
  'faultReport: offered report.requested': AFTER_A_BUG,
  'faultReport: copying xstate.done.actor.copyReport': AFTER_A_BUG,
  'faultReport: copying xstate.error.actor.copyReport': AFTER_A_BUG,
  'faultReport: copied report.requested': AFTER_A_BUG,
  'faultReport: refused report.requested': AFTER_A_BUG,
  'header: panels.open menu.opened': COVERED,
  'header: panels.open accountMenu.opened': COVERED,
  'header: panels.open searchPanel.opened': COVERED,
  'header: panels.open panel.dismissed': COVERED,
  'header: panels.open page.covered': COVERED,
  'header: panels.open.menu menu.opened': COVERED,
  'header: panels.open.accountMenu accountMenu.opened': COVERED,
  'header: panels.open.appCode appCode.opened': COVERED,
  'header: panels.open.searchPanel searchPanel.opened': 'The same button closes the panel.',
  'header: panels.open.menu screen.widened': NO_DEVICE,
  'header: panels.open.searchPanel screen.widened': NO_DEVICE,
  'header: search.waiting suggestions.dismissed': 'Over in 150 ms, in which the screen is compared.',
  'login: (root) xstate.error.actor.restoreDraft': ONLY_A_BUG,
  'login: signedIn shopper.signedOut': 'The next page is shown before the event reaches the chart.',
  'messages: (root) xstate.error.actor.relay': ONLY_A_BUG,
  'messages: listening cart.product.refused': DISABLED,
  'messages: listening session.notStored': NO_STORAGE,
  'navigation: (root) xstate.error.actor.watchHistory': ONLY_A_BUG,
  'navigation: place.known history.changed#0': WITHIN_PAGE,
  'navigation: place.known page.hidden#0': RELOADED,
  'navigation: place.known page.hidden#1': RELOADED,
  'navigation: page history.changed#0': WITHIN_PAGE,
  'navigation: scroll history.read#0': WITHIN_PAGE,
  'navigation: scroll history.read#1': RELOADED,
  'navigation: scroll history.changed#0': WITHIN_PAGE,
  'navigation: scroll history.changed#1': WITHIN_PAGE,
  'navigation: scroll.seekingPosition shopper.scrolled': SCROLLED,
  'navigation: scroll.seekingPosition xstate.error.actor.seekPosition': ONLY_A_BUG,
  'navigation: scroll.seekingPosition xstate.after.patience.navigation.scroll.seekingPosition': SCROLLED,
  'navigation: scroll.seekingPosition xstate.after.longPatience.navigation.scroll.seekingPosition#0': SCROLLED,
  'navigation: scroll.seekingPosition xstate.after.longPatience.navigation.scroll.seekingPosition#1': SCROLLED,
  'navigation: scroll.seekingFragment place.reached': WITHIN_PAGE,
  'navigation: scroll.seekingFragment shopper.scrolled': WITHIN_PAGE,
  'navigation: scroll.seekingFragment xstate.error.actor.seekFragment': ONLY_A_BUG,
  'navigation: scroll.seekingFragment xstate.after.patience.navigation.scroll.seekingFragment': WITHIN_PAGE,
  'orders: account.unansweredToGuest load.retried#0': NO_DEVICE,
  'orders: account.unansweredToGuest load.retried#1': NO_DEVICE,
  'orders: book.open xstate.error.actor.watchStoredOrders': ONLY_A_BUG,
  'orders: book.open.numbering xstate.error.actor.stampOrder': ONLY_A_BUG,
  'orders: book.open.stored storage.refused': NO_STORAGE,
  'orders: book.open.storing xstate.done.actor.storeOrders#0': 'No user places two orders within a moment.',
  'orders: book.open.storing xstate.done.actor.storeOrders#2':
    'No tour has a browser without storage: tests/e2e/orders.spec.ts has.',
  'orders: book.open.storing xstate.error.actor.storeOrders': ONLY_A_BUG,
  'orders: repeat.unanswered load.retried': NO_DEVICE,
  'overlay: (root) xstate.error.actor.relay': ONLY_A_BUG,
  'overlay: panel catalogue.filters.opened': COVERED,
  'overlay: panel checkout.shown': COVERED,
  'overlay: panel pictureZoom.opened': COVERED,
  'overlay: filters header.panel.opened': COVERED,
  'overlay: filters checkout.shown': COVERED,
  'pictureZoom: open stage.measured': NO_SIZE,
  'pageLoading: (root) page.code.loaded': 'Who saves data fetches nothing ahead, and is who walks here.',
  'pageLoading: (root) xstate.error.actor.relay': ONLY_A_BUG,
  'pageLoading: loading navigation.page.reached': 'A page is waited for before the next step.',
  'pageLoading: loading xstate.done.actor.loadPage#1': REMOVED,
  'pageLoading: loading xstate.error.actor.loadPage': ONLY_A_BUG,
  'pageLoading: reloading navigation.page.reached': REMOVED,
  'placing: (root) xstate.error.actor.restoreUnanswered': ONLY_A_BUG,
  'placing: server.unasked order.submitted': 'An order is completed at the checkout, whose opening asks the server.',
  'product: showing.verifying xstate.done.actor.verifyProduct#0': 'A card leads to the right category.',
  'purchase: (root) xstate.error.actor.addresses': ONLY_A_BUG,
  'purchase: (root) xstate.error.actor.backInStock': ONLY_A_BUG,
  'purchase: (root) xstate.error.actor.orders': ONLY_A_BUG,
  'purchase: (root) xstate.error.actor.relay': ONLY_A_BUG,
  'purchase: (root) xstate.error.actor.saved': ONLY_A_BUG,
  'purchase: (root) xstate.error.actor.savedOffers': ONLY_A_BUG,
  'purchase: (root) xstate.error.actor.voucher': ONLY_A_BUG,
  'purchase: (root) xstate.error.actor.placing': ONLY_A_BUG,
  'purchase: shelf.seen navigation.page.reached#0':
    'No move follows the link to the page being shown: tests/machines/saved.test.ts does.',
  'saved: book.open xstate.error.actor.watchStoredSaved': ONLY_A_BUG,
  'saved: book.open storage.refused': NO_STORAGE,
  'saved: book.open.storing xstate.done.actor.storeSaved#1':
    'No tour has a browser without storage: tests/e2e/saved.spec.ts has.',
  'saved: book.open.storing xstate.error.actor.storeSaved': ONLY_A_BUG,
  'session: known.signedIn storage.refused': NO_STORAGE,
  'session: known xstate.error.actor.watchStoredAuth': ONLY_A_BUG,
  'session: known xstate.error.actor.watchUnauthorised': ONLY_A_BUG,
  'shop: running connection.restored': NO_DEVICE,
  'shop: running screen.widened': NO_DEVICE,
  'shop: running tab.hidden': ALWAYS_IN_FRONT,
  'shop: running tab.shown': ALWAYS_IN_FRONT,
  'shop: running xstate.error.actor.*': ONLY_A_BUG,
  'signup: (root) xstate.error.actor.restoreDraft': ONLY_A_BUG,
  'signup: filling.lookup.looking xstate.after.slowDelay.signup.filling.lookup.looking':
    'The simulated lookup takes a second: tests/machines/signup.test.ts holds it up.',
  'signup: filling.lookup.looking typedAddress.restored': 'The button is gone while an address is looked up.',
  'toasts: (root) tab.hidden': ALWAYS_IN_FRONT,
  'toasts: (root) tab.shown': ALWAYS_IN_FRONT,
  'toasts: showing.counting always': ALWAYS_IN_FRONT,
  'toasts: showing.unseen always': ALWAYS_IN_FRONT,
  'toasts: showing.counting toast.dismissed':
    'Dismissing one of several messages needs the pointer or the focus, which holds the others.',
};

/** Transitions of one event that a user can cause one by one, but never all at once, each with its reason. */
export const NOT_AT_ONCE: Readonly<Record<string, string>> = {
  'catalogue: list.loading xstate.done.actor.fetchProducts#0 and revalidation.unneeded always':
    'No page is prerendered with an empty list.',
  'placing: order.ready always#0 and server.asking xstate.done.actor.askServer#0':
    'The server answers while the shopper goes through the checkout: tests/machines/placing.test.ts completes an order before.',
  'placing: order.ready always#1 and server.asking xstate.done.actor.askServer#1':
    'The server answers while the shopper goes through the checkout: tests/machines/placing.test.ts completes an order before.',
  'purchase: age.unconfirmed ageGate.remembered and offer.withdrawn always':
    'What is stored of the age is read before the stored cart.',
};

/** The charts of which nothing is seen by itself, each with where what they do shows. */
export const WITHOUT_SCREEN: Readonly<Record<string, string>> = {
  addition: "Each Add button has its own, beside the explorer's shop: tests/e2e/cart.spec.ts looks at it.",
  faultReport: AFTER_A_BUG,
  messages: 'The messages that it asks for are those of toasts.',
  navigation: 'The address is compared after each step, and the page that it names.',
  overlay: 'Gate, header, catalogue, checkout and picture show what covers the page.',
  placing: 'Whether an order is taken or refused shows in the checkout, and in toasts.',
  purchase:
    'Whether something can be bought shows in the checkout; what it does with orders, in them, cart and toasts.',
  recentlyViewed: 'The product shows its shelf, as facts.',
  shop: 'pageLoading shows the pages, as facts.',
};
