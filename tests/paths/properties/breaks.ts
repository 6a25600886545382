/** For each property of a flow a change of its chart that breaks it: a mutant, by its id, or one by hand, by its words. */
export const BREAKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  addition: {
    "CRT-6 Add confirms at once: the button says 'Added', however often it is pressed":
      'transition deleted: addition.ready product.added',
    "CRT-6 CRT-7 'Added' is shown for exactly 1.2 s after the last press":
      'transition deleted: addition.ready product.added',
    "CRT-6 the button does not say 'Added' before the product has been added":
      'initial changed: addition to acknowledged',
  },
  addresses: {
    'ADB-1 an address is not remembered by default': 'initial changed: addresses.choice to choice.remembering',
    'ADB-1 stored addresses are there again, and none of them before':
      'action dropped: addresses.book.restoring page.hydrated #1 restoreAddresses',
    'ADB-1 the shopper decides whether the address is remembered, for one order': 'an order chooses for the next one',
    'ADB-1 ADB-2 an order makes its address the first, if it is to be remembered or is stored, and is not empty':
      'transition deleted: addresses.book.open order.placed #0',
    'ADB-1 the choice ends with the order, and at sign-out':
      'transition deleted: addresses.choice.remembering order.placed',
    'ADB-2 never more than five, each once': 'an order adds its address again',
    "ADB-4 'Remove' removes only its address": 'action dropped: addresses.book.open address.removed takeOut',
    'ADB-4 Undo restores the address removed last, at its place, until the checkout closes':
      'action dropped: addresses.book.open removal.undone undoRemoval',
    'ADB-4 what was removed is gone once the checkout is closed':
      'action dropped: addresses.book.open checkout.closed forgetRemoved',
    'ADB-1 every change of this tab is stored at once': 'target dropped: addresses.book.open order.placed #1',
    'ADB-5 a damaged entry is reported once, and the others are stored again':
      'action dropped: addresses.book.restoring page.hydrated #0 reportDamaged',
    'ADB-5 two tabs show the same addresses':
      'action dropped: addresses.book.open addresses.changedElsewhere followOtherTab',
    'ADB-6 step 2 knows from storage whether the addresses are stored':
      'branches swapped: addresses.book.open.storing storeAddresses onDone #0 #1',
    'STO-1 step 2 says from the start that the browser cannot store addresses':
      'transition deleted: addresses.book.open storage.refused',
    'API-3 no failure outside the shop stops the flow, and every bug stops it':
      'action dropped: addresses.book.open.storing storeAddresses onError rememberProblem',
  },
  'age-gate': {
    'AGE-1 the gate covers every page until age is confirmed': 'transition deleted: ageGate.unknown page.hydrated #0',
    'AGE-4 a visitor who has confirmed in this session is not asked again':
      'transition deleted: ageGate.unknown page.hydrated #0',
    'AGE-1 only a visitor without a stored confirmation is asked':
      'transition deleted: ageGate.unknown page.hydrated #0',
    'AGE-1 a visitor who has not confirmed is asked': 'transition deleted: ageGate.unknown page.hydrated #1',
    'AGE-4 confirming closes the gate and is stored for the session':
      'retargeted: ageGate.asking age.confirmed to leaving',
    'AGE-5 Exit Site leaves the shop, and the gate stays closed': 'target dropped: ageGate.asking exit.chosen',
    'AGE-5 a visitor who has left is not asked again, and let in by their own word alone':
      'target dropped: ageGate.asking exit.chosen',
    'AGE-7 the focus goes to the page once the visitor confirms, and not on a reload':
      'retargeted: ageGate.unknown page.hydrated #1 to confirmed',
    'AGE-7 the gate is closed at first, and does not ask yet': 'initial changed: ageGate to asking',
    'AGE-2 AGE-3 only the two buttons close the gate':
      'illegal transition added: ageGate.asking page.hydrated to unknown',
    'AGE-7 nothing of the shop is shown before the stored confirmation has been read':
      'tag dropped: ageGate.unknown open',
    'AGE-4 only a confirmation by the visitor is stored': 'every entry is stored, remembered or not',
    'AGE-5 only Exit Site leaves the shop': 'the gate leaves the shop as soon as it asks',
  },
  'back-in-stock': {
    'BCK-2 nothing is told and nothing is asked before storage has been read':
      'initial changed: backInStock.stock to stock.checking',
    'BCK-1 BCK-2 stored products are watched again, and the catalogue is asked for all of them in one request':
      'transition deleted: backInStock.stock.unasked page.hydrated',
    'BCK-2 BCK-4 the catalogue is asked once a visit, and again only after it has not answered':
      'a connection that is back asks anew what has been answered',
    'BCK-1 never more than twenty are watched': 'transition deleted: backInStock.book.open watch.requested #1',
    'BCK-1 a product is watched, the newest first, once; at the limit a message says so':
      'action dropped: backInStock.book.open watch.requested #1 reportFull',
    'BCK-5 what is not to be told any more is not watched, and its product is reported for Undo':
      'action dropped: backInStock.book.open watch.cancelled reportCancelled',
    'BCK-2 BCK-4 what is back or no longer sold is told, and what is still out of stock is not':
      'action dropped: backInStock.stock.checking checkStock onDone rememberAnswer',
    'BCK-2 a notice is shown while there is something to tell': 'transition deleted: backInStock.news.none always',
    'BCK-4 a catalogue that does not answer loses nothing and says nothing': 'a failed check forgets what is watched',
    'NET-1 it is asked again when the connection is back':
      'transition deleted: backInStock.stock.unanswered load.retried',
    'BCK-3 a dismissed notice is not shown again: its products are not watched any more, the others are':
      'transition deleted: backInStock.book.open news.dismissed',
    'BCK-3 a product that is seen in stock on its page is not watched any more, unless Back shows it as it was':
      'transition deleted: backInStock.book.open product.viewed',
    'BCK-3 nothing is told of a product that is watched anew': 'what is not watched any more leaves its answer behind',
    'BCK-1 every change of this tab is stored at once': 'target dropped: backInStock.book.open watch.requested #2',
    'BCK-6 two tabs watch the same products, and what one has told the other does not tell again':
      'action dropped: backInStock.book.open watched.changedElsewhere followOtherTab',
    'BCK-6 a damaged entry is reported once, and the others are stored again':
      'action dropped: backInStock.book.restoring page.hydrated #0 reportDamaged',
    'BCK-7 the page knows from storage whether the products are stored':
      'branches swapped: backInStock.book.open.storing storeWatched onDone #0 #1',
    'STO-1 the page says from the start that the browser cannot store the watched products':
      'transition deleted: backInStock.book.open storage.refused',
    'API-3 no failure outside the shop stops the flow, and every bug stops it':
      'action dropped: backInStock.stock.checking checkStock onError rememberProblem',
  },
  cart: {
    'NET-1 prices that could not be checked are checked once the connection is back, for all lines, and only these':
      'transition deleted: cart.ready.prices.uncheckable load.retried',
    'CRT-5 a damaged cart is set aside with a message, and what was added is kept':
      'transition deleted: cart.restoring page.hydrated #0',
    'CRT-1 CRT-3 CRT-4 CRT-5 CRT-6 VCH-3 VCH-4 VCH-5 the cart holds, costs and says what the model says':
      'transition deleted: cart.restoring page.hydrated #0',
    'CRT-4 what was added before storage was read is stored with it':
      'transition deleted: cart.restoring page.hydrated #1',
    'CRT-5 a stored cart is checked against the catalogue as it is read':
      'transition deleted: cart.restoring page.hydrated #1',
    'CRT-5 what is out of stock is not added, and the shopper is told':
      'action dropped: cart.restoring product.added #0 reportRefused',
    'CRT-6 Add confirms nothing that was not added': 'guard dropped: cart.restoring product.added #2 isAddable',
    'CRT-1 adding a product that is there raises its quantity; else a new line comes, at the end':
      'guard dropped: cart.ready product.added #0 isOutOfStock',
    'CRT-6 Add confirms at once, with name and quantity, or says that no more can be added':
      'guard dropped: cart.ready product.added #0 isOutOfStock',
    'CRT-4 every change is stored at once': 'action dropped: cart.ready product.added #1 saveCart',
    'CRT-5 two tabs show the same cart': 'action dropped: cart.ready cart.changedElsewhere #0 reportEmptiedElsewhere',
    'CRT-1 CRT-7 plus and minus change the one line, and quantity 0 or less removes it':
      'guard negated: cart.ready.contents.filled quantity.stepped #0 isKnownLine and isTakingLast',
    'CRT-6 plus beyond the most says that no more can be added':
      'guard negated: cart.ready.contents.filled quantity.stepped #0 isKnownLine and isTakingLast',
    'CRT-6 Remove, minus at 1, and Clear Cart offer Undo, and nothing else does':
      'guard negated: cart.ready.contents.filled quantity.stepped #0 isKnownLine and isTakingLast',
    'API-3 no failure outside the shop stops the flow, and every bug stops it':
      'guard dropped: cart.ready.contents.filled quantity.stepped #1 isKnownLine and isTooMany',
    'CRT-5 each visit to the cart checks its prices, for all lines that it has then':
      'retargeted: cart.ready.prices cart.viewed to ready.prices.unchecked',
    'CRT-5 a price that has changed or a product that is gone is put right with a message':
      'action dropped: cart.ready.prices.checking checkProducts onDone #0 reportCorrected',
    'CRT-4 nothing is known of the cart before storage has been read': 'initial changed: cart to ready',
    'CRT-6 an Undo that was not offered changes nothing':
      'illegal transition added: cart.ready.contents.filled removal.undone to ready.contents.empty',
    'CRT-4 CRT-6 what was stored is there again, and what was added before it was read is joined to it':
      'target dropped: cart.restoring page.hydrated #0',
    'CRT-2 the cart is empty where there is nothing to buy, and only there':
      'transition deleted: cart.ready.contents.empty always',
    'CRT-2 the shop is notified when there is something to buy, and when there is not any more':
      'transition deleted: cart.ready.contents.empty always',
    'VCH-4 a voucher that is applied or removed is stored at once, and no line changes with it':
      'action dropped: cart.ready.contents.filled voucher.removed removeVoucher',
    'CRT-6 Clear Cart leaves nothing': 'transition deleted: cart.ready.contents.empty always',
    'CHK-3 SRV-4 an order leaves the cart, its discount and voucher with it and no other one, and Undo brings neither back':
      'transition deleted: cart.ready order.placed',
    'CRT-5 what was put right is no longer told once it is acknowledged, or what is said of a price has lost its line, and not before':
      'transition deleted: cart.ready corrections.acknowledged',
    'CRT-5 once checked, no line costs other than the catalogue has said last, however it came into the cart':
      'action dropped: cart.ready.prices.checking checkProducts onDone #0 correctCart',
    'SRV-5 VCH-5 a voucher that an order was refused for is taken out with a message, no other is, and all is checked again':
      'action dropped: cart.ready.prices order.refused #0 correctCart',
    'VCH-5 a voucher that the API refuses is taken out, and what one takes off today is taken over':
      'action dropped: cart.ready.prices.checking checkProducts onDone #0 correctCart',
    'CRT-5 only a damaged cart is called so': 'guard dropped: cart.restoring page.hydrated #0 isDamaged',
    'CRT-5 a check that fails leaves the cart as it is, and the cart says so':
      'retargeted: cart.ready.prices.checking checkProducts onError to ready.prices.unchecked',
    'CRT-6 Undo restores order and quantities': 'guard negated: cart.ready.prices removal.undone isKnownRemoval',
    'CRT-5 each thing that was put right is told by its name, until the shopper acknowledges it':
      'guard dropped: cart.ready.prices.checking checkProducts onDone #0 isCorrected',
    'CRT-5 while the catalogue is asked, the page says so': 'tag dropped: cart.ready.prices.checking busy',
    'CRT-1 a line counts at least one and at most what one order may hold, and each product has one line':
      'what is added always gets a line of its own',
    'CHK-7 the shop is notified when a check of the prices starts, and how it ends':
      'entry action dropped: cart.ready.prices.checked reportChecked',
    'CHK-7 a check without an answer has failed after 10 s, and not before':
      'transition deleted: cart.ready.prices.checking after longestCheck',
    'CHK-7 CRT-5 what another tab brings is to be checked, and no check goes on without it':
      'transition deleted: cart.ready.prices cart.changedElsewhere',
    'CHK-7 the shop is notified of each change by another tab, but for one that leaves nothing':
      'action dropped: cart.ready cart.changedElsewhere #1 reportUpdatedElsewhere',
    'STO-1 the cart says whether the browser stores it':
      'transition deleted: cart.ready.storage.stored storage.refused',
    'CRT-6 nothing changes the cart but the shopper, the catalogue and another tab': 'a visit to the cart empties it',
  },
  catalogue: {
    'API-5 only prerendered filters are revalidated, and once':
      'guard dropped: catalogue.facets.loading fetchFacets onDone #0 isPrerendered',
    'API-5 filters that cannot be revalidated stay as they are':
      'retargeted: catalogue.facets.revalidating revalidateFacets onError to facets.failed',
    'API-5 only a prerendered list is revalidated, and once':
      'transition deleted: catalogue.revalidation.unneeded always',
    'API-5 the list that is revalidated is the one that is shown': 'another list is revalidated',
    'API-5 RTE-5 a prerendered list that was left before its revalidation is revalidated when Back shows it':
      'transition deleted: catalogue.revalidation.revalidating always',
    'API-5 changes since the build are corrected, without a further request':
      'action dropped: catalogue.revalidation.revalidating revalidateProducts onDone correctList',
    'API-5 PRD-7 a list that is corrected to nothing is empty, and one that has products again shows them':
      'transition deleted: catalogue.list.showing always',
    'API-5 a list that cannot be revalidated stays as it is, without a message':
      'action dropped: catalogue.revalidation.revalidating revalidateProducts onError endRevalidation',
    'PRD-2 PRD-8 PRD-9 PRD-12 RTE-5 API-5 the list is the one that the model shows':
      'action dropped: catalogue.list list.requested #1 recallList',
    'RTE-5 PRD-12 Back shows a list as it was, with all its pages and without a request':
      'retargeted: catalogue.list list.requested #1 to list.failed',
    'RTE-2 PRD-9 the list matches the address':
      'guard dropped: catalogue.list list.requested #2 isSameQuery and isListShown and not stateIn',
    'PRD-9 the list does not change while another page is shown': 'retargeted: catalogue.list list.left to list.failed',
    'PRD-8 a request that is no longer needed is aborted': 'retargeted: catalogue.list list.left to list.failed',
    'PRD-2 PRD-9 when filters change, the address follows without a jump, and the list is requested again':
      'retargeted: catalogue.list query.changed to list.showing',
    'PRD-7 the page says that nothing was found exactly when the list is empty':
      'retargeted: catalogue.list.loading fetchProducts onDone #0 to list.failed',
    'PRD-7 a failure is shown with its message, and Try again requests the list again':
      'target dropped: catalogue.list.loading fetchProducts onError',
    'PRD-7 API-3 Try again requests the same list':
      'retargeted: catalogue.list.loading.slow load.retried to list.empty',
    'PRD-9 PRD-12 RTE-5 after a reload and Back the list has its former pages, once nothing covers the page':
      'transition deleted: catalogue.list.showing.settled always',
    'PRD-12 the history entry gets the number of pages shown, and only a further page changes it':
      'action dropped: catalogue.list.showing.loadingMore fetchMore onDone recordPages',
    'PRD-12 the focus does not follow the pages that a list had before': 'the focus follows every further page',
    "PRD-12 'Show more' is offered if there are more products":
      'guard dropped: catalogue.list.showing.settled more.requested hasMore',
    'PRD-12 if more cannot be loaded, the shown products stay, the page says why, and the shopper can try again':
      'retargeted: catalogue.list.showing.loadingMore fetchMore onError to list.showing.settled',
    'PRD-12 the request for more runs until it is answered or another list is requested':
      'retargeted: catalogue.list.showing.loadingMore.slow load.retried to list.showing.settled',
    "PRD-12 the error of 'Show more' is shown until the next try or another list":
      'retargeted: catalogue.list.showing.moreFailed load.retried to list.showing.settled',
    'PRD-2 the filters are requested once, with the first list':
      'retargeted: catalogue.facets.loading fetchFacets onDone #1 to facets.failed',
    'PRD-2 API-5 the choices are those of the latest answer':
      'action dropped: catalogue.facets.loading fetchFacets onDone #1 takeFacets',
    'PRD-2 the list works when the filters fail':
      'retargeted: catalogue.facets.loading fetchFacets onDone #1 to facets.failed',
    'PRD-12 API-3 Try again requests the same page of a list whose next page is slow':
      'transition deleted: catalogue.list.showing.loadingMore.slow load.retried',
    'API-3 after 8,000 ms without the list, or without its next page: a hint and Try again':
      'transition deleted: catalogue.facets.failed load.retried',
    'PRD-2 Try again requests filters that failed': 'transition deleted: catalogue.facets.failed load.retried',
    'PRD-2 AGE-7 the filter drawer opens only over an uncovered list':
      'target dropped: catalogue.filterPanel page.covered',
    'PRD-2 the drawer closes on request, when the list is left, and when something covers the page':
      'target dropped: catalogue.filterPanel page.covered',
    "PRD-12 'Show more' requests the next page of the same list, and the shown products stay":
      'illegal transition added: catalogue.list.idle more.requested to list.loading',
    "PRD-12 only 'Show more', Try again and a list that was longer before a reload or Back request a further page":
      'illegal transition added: catalogue.list.showing.settled page.uncovered to list.showing.loadingMore',
    'PRD-2 the request for the filters runs until it is answered':
      'illegal transition added: catalogue.facets.loading load.retried to facets.unloaded',
    'PRD-8 the running request is for the present list, so an older answer cannot follow':
      'target dropped: catalogue.list list.requested #1',
    'PRD-8 an answer replaces the whole list before it':
      'action dropped: catalogue.list.loading fetchProducts onDone #1 takeFirstPage',
    'PRD-2 requesting a list requests its filters, too': 'transition deleted: catalogue.facets.unloaded list.requested',
    'PRD-3 the list opens with products in stock only, by name, ascending, without filters':
      'initial changed: catalogue.list to list.loading',
    'PRD-7 while the list is loading, the page says so': 'tag dropped: catalogue.list.loading busy',
    'PRD-8 the list is not requested twice': 'branches swapped: catalogue.list list.requested #2 #3',
    'PRD-12 further products follow the shown ones, and none is shown twice':
      'transition deleted: catalogue.list.showing.loadingMore fetchMore onDone',
    'PRD-2 while the filters are loading, the page says so': 'tag dropped: catalogue.facets.loading busy',
    'API-3 no failure outside the shop stops the flow, and every bug stops it':
      'transition deleted: catalogue.list.loading fetchProducts onError',
    'PRD-9 the address changes exactly when a filter changes':
      'guard dropped: catalogue.list query.changed isOtherQuery',
    'HDR-4 the drawer reports when it opens and when it closes':
      'entry action dropped: catalogue.filterPanel.open reportFiltersOpened',
    'PRD-1 a search requests the typed text, and a blank one is ignored':
      'transition deleted: catalogue.list query.changed',
    'PRD-2 a filter that is set is active, and all others stay': 'transition deleted: catalogue.list query.changed',
    'PRD-10 a removed filter is no longer active, and all others stay':
      'transition deleted: catalogue.list query.changed',
    'PRD-10 Clear Filters removes all filters, and the order stays':
      'guard negated: catalogue.list query.changed isOtherQuery',
  },
  checkout: {
    'STO-4 signing out forgets what was typed and closes the steps, which is reported':
      'action dropped: checkout.open shopper.signedOut reportForgotten',
    'ADB-3 a stored address that is chosen fills all fields of the address, and no other':
      'action dropped: checkout.open address.chosen fillDelivery',
    'CHK-1 Proceed to Checkout opens it where there is something to buy, and nowhere else':
      'transition deleted: checkout.unavailable purchase.offered',
    "CHK-3 SRV-4 nothing but Complete Order counts an order, and nothing but its answer shows 'Order Confirmed!'":
      'retargeted: checkout.open dialog.dismissed to confirmed',
    'CHK-4 the close button closes the dialog at every step': 'retargeted: checkout.open dialog.dismissed to confirmed',
    'CHK-7 a step says that another tab has changed the cart, until the dialog closes':
      'action dropped: checkout.closed checkout.requested forgetChange',
    'CHK-2 the address is kept as it is typed': 'action dropped: checkout.open delivery.changed rememberDelivery',
    'CHK-1 Next advances by one step': 'retargeted: checkout.open.enteringDelivery step.completed to open.confirming',
    'CHK-2 CHK-6 CHK-7 each step can be completed 400 ms after it shows what it shows, and not before':
      'entry action dropped: checkout.open.choosingPayment startStep',
    'CHK-7 STO-6 the last step is busy while the prices are checked, and says whether they are':
      'tag dropped: checkout.open.confirming.checkingPrices busy',
    'CHK-1 Back goes down by one step, and is disabled at step 0':
      'target dropped: checkout.open.enteringDelivery step.reversed',
    'CHK-3 Complete Order counts the order, and the shop waits for it to be placed':
      'entry action dropped: checkout.open.placing reportOrderCompleted',
    "CHK-3 SRV-4 an order that is placed shows 'Order Confirmed!'":
      'retargeted: checkout.open.placing order.taken to closed',
    'SRV-5 SRV-7 an order that is not placed leads back: to the address where that is the reason, else to the last step':
      'branches swapped: checkout.open.placing order.refused #0 #1',
    'SRV-5 SRV-7 the reason is known until the order is placed, the shopper has read it and closes the dialog, or signs out; that of the address, until it is another one':
      'Complete Order forgets why the last order was not placed',
    'SRV-8 an answer that the dialog does not show is reported':
      'action dropped: checkout.open order.taken reportTakenUnseen',
    'CHK-1 the step changes by Next, by Back, and from the last one by a way back to what it shows':
      'retargeted: checkout.open.confirming delivery.revisited to open.choosingPayment',
    'CHK-1 from the last step there is a way back to the address and to the payment':
      'retargeted: checkout.open.confirming delivery.revisited to open.choosingPayment',
    'CHK-1 the dialog is closed at first': 'initial changed: checkout to confirmed',
    "CHK-3 after 'Order Confirmed!' 3,000 ms in front of the shopper, then the dialog closes, unless it was left for another page":
      'initial changed: checkout to confirmed',
    'CHK-3 ORD-1 a shopper who goes to another page stays there, and the dialog is not shown again':
      'retargeted: checkout.confirmed cart.left to open',
    'CHK-1 nothing but Proceed to Checkout opens the dialog, and at step 0':
      'initial changed: checkout.open to open.choosingPayment',
    'CHK-3 once it has been read the way leads home, and the dialog is shown no more':
      'illegal transition added: checkout.confirmed checkout.requested to unavailable',
    'CHK-4 nothing closes the success view but time and another page':
      'illegal transition added: checkout.confirmed checkout.requested to unavailable',
    'CHK-2 the payment is the one that is chosen': 'transition deleted: checkout.open payment.chosen',
    'CHK-1 the shop is notified when the dialog is shown, and when it is not any more':
      'entry action dropped: checkout.unavailable reportHidden',
    'CHK-1 no step is left open where nothing can be bought any more':
      'retargeted: checkout.closed purchase.withdrawn to open',
    'CHK-3 nothing else leads home': 'target dropped: checkout.confirmed after redirectDelay',
    'CHK-4 what was typed does not survive a completed order':
      'action dropped: checkout.confirmed after redirectDelay forgetDetails',
    'CHK-4 SRV-8 the answer to an earlier order forgets its details, and leaves those of the next one':
      'transition deleted: checkout.open order.taken',
    'CHK-4 the dialog counts as open while one of its views is shown': 'tag dropped: checkout.open open',
    'CHK-4 what was typed survives Back, Next, close and reopen':
      'action dropped: checkout.confirmed after redirectDelay reportFinished',
    'CHK-5 the checkout itself asks nothing of a server': 'the last step sends the order to somebody',
    'STO-4 each change of the address is stored, and nothing else of the checkout is':
      'action dropped: checkout.open delivery.changed storeDraft',
    'STO-4 the stored address is forgotten with the placed order, and only then; not while the next one is made ready':
      'action dropped: checkout.open.placing order.taken forgetDraft',
    'STO-4 an untouched address is as it was before the page was loaded again; a typed one stays':
      'transition deleted: checkout draft.restored',
    'API-3 no failure outside the shop stops the flow, and every bug stops it':
      'action dropped: checkout restoreDraft onError rethrow',
    'CHK-4 completing twice is impossible': "'Order Confirmed!' counts another order at another press",
  },
  contact: {
    'STO-4 a shopper who signs out leaves an empty form': 'action dropped: contact shopper.signedOut clearForm',
    'CON-1 sending shows the thanks for 5 s, and sending again restarts them':
      'transition deleted: contact.writing message.sent',
    'CON-1 each message has thanks of its own': 'transition deleted: contact.writing message.sent',
    'CON-1 no thanks are shown at first': 'initial changed: contact to sent',
    'CON-1 no message is sent to a server': 'a message is sent to a server',
    'CON-1 a field has the text that is typed, and the others theirs':
      'action dropped: contact field.changed rememberField',
    'CON-1 STO-4 the form is empty after sending, and nothing of the message stays stored':
      'action dropped: contact.writing message.sent clearForm',
    'STO-4 what is typed is stored at once': 'action dropped: contact field.changed storeDraft',
    'STO-4 the form is as it was before the page was loaded again, but for what is typed since':
      'transition deleted: contact.writing draft.restored',
    'API-3 no failure outside the shop stops the flow, and every bug stops it':
      'action dropped: contact restoreDraft onError rethrow',
  },
  'fault-report': {
    'FLW-3 nothing is copied, and no result is shown, before the button is pressed':
      'initial changed: faultReport to copied',
    'FLW-3 each press of the button copies the report': 'transition deleted: faultReport.offered report.requested',
    'FLW-3 a second press while the report is being copied does nothing':
      'a second press asks for the clipboard once more',
    'FLW-3 the page says that the report was copied when it was':
      'transition deleted: faultReport.copying copyReport onDone',
    'FLW-3 if the browser refuses, the report is shown and can be copied by hand':
      'transition deleted: faultReport.copying copyReport onError',
    'API-3 no failure outside the shop stops the flow, and every bug stops it':
      'transition deleted: faultReport.copying copyReport onError',
    'FLW-3 the button is busy only while the report is being copied': 'tag dropped: faultReport.copying busy',
  },
  header: {
    'SCR-1 on a wide window menu and search panel close, and nothing else':
      'transition deleted: header.panels.open.menu screen.widened',
    'AGE-7 no panel opens while something covers the page; otherwise menu, app code and search open':
      'transition deleted: header.panels.barred page.uncovered',
    'HDR-3 a signed-in shopper can open the account menu on an uncovered page':
      'transition deleted: header.panels.barred page.uncovered',
    'HDR-3 only a signed-in shopper has the account menu, and signing out closes it':
      'guard negated: header.panels.closed accountMenu.opened isSignedIn',
    'HDR-1 HDR-4 each panel opens by its own button, and closes the one that is open':
      'retargeted: header.panels.closed searchPanel.opened to panels.open.menu',
    'HDR-4 a panel closes by its own controls, by Escape and by a click outside':
      'transition deleted: header.panels.open.accountMenu accountMenu.dismissed',
    'HDR-1 only a search or a suggestion opens a page from the header':
      'action dropped: header.search search.submitted #0 forgetSearch',
    'HDR-1 a search goes to /products?search=<term>, without the blanks around it':
      'guard negated: header.search search.submitted #1 hasText',
    'HDR-1 a blank search is ignored': 'guard negated: header.search search.submitted #1 hasText',
    'HDR-5 API-3 the search works when suggestions fail': 'guard negated: header.search search.submitted #1 hasText',
    'HDR-5 nothing is requested while the shopper types': 'retargeted: header.search search.typed #1 to search.looking',
    'HDR-5 typing cancels the request for the former text':
      'retargeted: header.search search.typed #1 to search.looking',
    'HDR-5 Escape closes the suggestions, and the typed text stays':
      'transition deleted: header.search.looking suggestions.dismissed',
    'HDR-4 the filters replace a panel': 'transition deleted: header.panels.open panel.dismissed',
    'HDR-5 a chosen suggestion is followed, and the list closes':
      'action dropped: header.suggestions.listed suggestion.chosen requestPage',
    'HDR-3 HDR-4 nothing is open at first, and no shopper is signed in':
      'initial changed: header.panels to panels.open',
    'HDR-5 suggestions are shown under the field unless they were cancelled':
      'action dropped: header.search.looking suggest onDone rememberSuggestions',
    'HDR-5 the list is shown if there are suggestions': 'transition deleted: header.suggestions.hidden always',
    'HDR-5 arrow down highlights the next suggestion, and what was typed after the last':
      'transition deleted: header.suggestions.listed highlight.advanced',
    'HDR-5 Enter on a highlighted suggestion follows it': 'branches swapped: header.search search.submitted #0 #1',
    'HDR-5 the field holds the typed text': 'action dropped: header.search search.typed #1 rememberText',
    'API-3 no failure outside the shop stops the flow, and every bug stops it':
      'transition deleted: header.search.looking suggest onError',
    'HDR-4 a new page closes every panel and clears the search': 'transition deleted: header.suggestions.listed always',
    'HDR-5 suggestions are requested when typing pauses, for the present text':
      'retargeted: header.search.waiting after typingPause to search.idle',
    'HDR-5 arrow up highlights the one before, and the last after what was typed':
      'transition deleted: header.suggestions.listed highlight.reversed',
    'HDR-4 the header reports when a panel opens and when it closes':
      'entry action dropped: header.panels.open reportPanelOpened',
    'HDR-4 nothing else closes a panel': 'a sign-in closes a panel',
    'HDR-5 only the shopper changes the typed text': 'loaded suggestions clear the typed text',
    'HDR-5 newer suggestions leave the highlight on the same one, or on the typed text':
      'the highlight stays at its position among newer suggestions',
    'HDR-5 typing returns the highlight to the typed text': 'typing leaves the highlight where it is',
  },
  help: {
    'HLP-1 RTE-5 Back shows the page as it was left': 'guard dropped: help help.reached isByLink',
    'HLP-1 STO-4 a link begins anew, and so does a shopper who signs out': 'transition deleted: help help.reached',
    "HLP-1 the page says 'no result' exactly when there is none": 'retargeted: help search.changed #2 to found',
    'HLP-1 after a search all questions are shown, and the same ones are open as before it':
      'transition deleted: help search.changed #0',
    'HLP-1 a press on a question opens its answer, the next one closes it, and others stay as they are':
      'transition deleted: help search.changed #1',
    'HLP-1 the search filters questions and answers, case-insensitively':
      'action dropped: help search.changed #1 showFound',
    'HLP-1 found answers are open': 'action dropped: help search.changed #1 showFound',
    'HLP-1 the typed text stays in the field until it is cleared': 'transition deleted: help search.changed #2',
    'HLP-1 the search can be cleared when there is no result': 'transition deleted: help search.cleared',
    'HLP-1 each question is in its group, and no group is empty': 'groups are shown without what was found in them',
  },
  login: {
    'LOG-1 LOG-2 an error is shown exactly when the email is wrong':
      'retargeted: login.email.entering email.submitted #0 to email.entering.editing',
    'LOG-1 another email cancels the check of the former one, and no letter is lost':
      'transition deleted: login.email email.changed',
    "LOG-1 no text@text.text: 'Please enter a valid email address'":
      'guard dropped: login.email.entering email.submitted #0 isBlank',
    'LOG-2 a well-formed email is looked up, without the blanks around it':
      'guard dropped: login.email.entering email.submitted #0 isBlank',
    'LOG-2 nothing else is looked up, but by Try again of a slow check':
      'guard negated: login.email.entering email.submitted #1 isMalformed',
    'API-3 SRV-2 SRV-3 after 8,000 ms without an answer: a hint, and Try again where a code is sent, never while signing in':
      'illegal transition added: login.code.signingIn.slow load.retried to code.signingIn.waiting',
    'API-3 SRV-2 Try again asks the same of the server':
      'retargeted: login.email.checking.slow load.retried to email.entering',
    'API-3 SRV-3 a sign-in on its way is not sent again': 'a slow sign-in can be sent again',
    'SRV-2 another code is asked for by Resend and by Try again alone':
      'retargeted: login.code.verifying verifyCode onDone #0 to code.resending',
    'LOG-2 a known email leads to the code': 'transition deleted: login.email.checking checkEmail onDone #0',
    "LOG-2 another failure: 'Failed to verify email. Please try again.'":
      'action dropped: login.email.checking checkEmail onError explainSending',
    "LOG-3 'Verify & Sign In' is disabled until 6 digits":
      'guard negated: login.code.entering code.submitted #1 isComplete',
    'LOG-3 six digits are compared, with the email that they were sent to':
      'guard negated: login.code.entering code.submitted #1 isComplete',
    'LOG-3 a code is checked once: not during a check, and never with fewer than six digits':
      'guard negated: login.code.entering code.submitted #1 isComplete',
    'LOG-4 success signs in the user that the server returns':
      'action dropped: login.code.entering code.entered #1 forgetProblem',
    'LOG-4 the right code asks the server for a session, with the email':
      'retargeted: login.code.verifying verifyCode onDone #0 to code.entering',
    "LOG-3 a wrong code: 'Invalid OTP. Please try again.'":
      'action dropped: login.code.verifying verifyCode onDone #1 explain(codeWrong)',
    'STO-4 a shopper who signs out leaves an empty form, and no request runs on; one who has signed in stays signed in':
      'action dropped: login shopper.signedOut forgetTyped',
    'LOG-5 only Back and a sign-out return to the email': 'retargeted: login.code.signingIn signIn onDone to email',
    "LOG-4 API-3 a refusal is shown in the server's own words, and the code can be sent again":
      'action dropped: login.code.signingIn signIn onError explainRefusal',
    "LOG-1 a blank email: 'Please enter your email address'":
      'guard negated: login.email.entering email.submitted #0 isBlank',
    'LOG-5 Back returns to the email step, clears the code, and cancels the running request':
      'transition deleted: login.code email.revisited',
    "LOG-3 with fewer, Enter says: 'Please enter the complete 6-digit OTP'":
      'transition deleted: login.code.entering code.entered #2',
    'LOG-1 step one is the email, without an error at first': 'initial changed: login to code',
    'LOG-2 LOG-3 LOG-4 exactly one request runs while the page is busy, and none otherwise':
      'invoke dropped: login.email.checking checkEmail',
    "LOG-2 an unknown one: 'Email not found. Please check your email or sign up for a new account.'":
      'action dropped: login.email.checking checkEmail onDone #1 explain(emailUnknown)',
    'LOG-3 the code field accepts digits only, at most 6, and its error clears on edit':
      'action dropped: login.code.entering code.changed rememberCode',
    'LOG-4 only the right code requests a session':
      'guard dropped: login.code.verifying verifyCode onDone #0 isAccepted',
    "LOG-4 a code that could not be compared: 'Login failed. Please try again.'":
      'transition deleted: login.code.verifying verifyCode onError',
    'API-3 no failure outside the shop stops the flow, and every bug stops it':
      'transition deleted: login.code.verifying verifyCode onError',
    'LOG-4 one session for each right code': 'a sent code logs in before the server is asked',
    'LOG-2 STO-4 only a known email leads to the code, or one that a code was sent to before':
      'guard dropped: login.email.checking checkEmail onDone #0 hasAccount',
    'SRV-3 six digits that a server has sent are compared by it':
      'transition deleted: login.code.entering code.submitted #0',
    "SRV-3 a code that the server refuses: 'Invalid OTP. Please try again.'":
      'action dropped: login.code.signingIn signIn onError explainRefusal',
    'SRV-2 the sender of the code is the one that the check of the email names':
      'action dropped: login.email.checking checkEmail onDone #0 rememberSender',
    'SRV-2 too many codes: the field says so, at the email and at the code':
      'action dropped: login.code.resending resendCode onError explainSending',
    'SRV-2 a server is asked once for another code, for the same address':
      'transition deleted: login.code.resending code.resendRequested',
    'SRV-2 another code that is sent is said, and one that is not':
      'retargeted: login.code.resending resendCode onDone #0 to code.entering.editing',
    'LOG-3 asking for another code does nothing where none is sent':
      'illegal transition added: login.email.entering.refused code.resendRequested to email.entering.editing',
    'LOG-1 STO-4 a typed email stays, whatever the result of the email or the code, and whatever is restored':
      'Back forgets the email, too',
    'STO-4 an untouched form is as it was before the page was loaded again, without a code':
      'transition deleted: login.email.entering.editing draft.restored #0',
    'STO-4 each change of the email or of the step is stored':
      'action dropped: login.email email.changed storeDraft(email)',
    'STO-4 what is stored is forgotten when the shopper is signed in, and only then':
      'entry action dropped: login.signedIn forgetDraft',
    'LOG-4 only the server signs a shopper in': 'a right code logs in before the server is asked',
  },
  messages: {
    'SRV-8 an order whose answer the checkout does not show has a message, with the way to it or to the cart':
      'transition deleted: messages.listening checkout.order.takenUnseen',
    'API-3 no failure outside the shop stops the flow, and every bug stops it':
      'action dropped: messages relay onError rethrow',
    'CRT-6 a message says that no more can be added, with the name and a link to the cart':
      'transition deleted: messages.listening cart.limit.reached',
    'CRT-6 the message about what was added disappears once a line is removed; once the cart is empty, as after an order, that of Buy again, too':
      'transition deleted: messages.listening cart.emptied',
    'CRT-5 a message reports a damaged cart': 'transition deleted: messages.listening cart.damaged',
    'CRT-5 a message reports a cart that another tab has emptied':
      'transition deleted: messages.listening cart.emptiedElsewhere',
    "CRT-6 Add confirms at once: a message with name and quantity and View cart, and 'Added' on the button":
      'transition deleted: messages.listening cart.product.added #1',
    'ORD-3 products that are added with an order have no messages of their own':
      'transition deleted: messages.listening cart.product.added #0',
    'CRT-6 SAV-5 a removed line is named, with its Undo; a line saved for later has another message':
      'transition deleted: messages.listening cart.lines.removed #1',
    'STO-4 a message says that the checkout has closed at a sign-out in another tab':
      'transition deleted: messages.listening checkout.details.forgotten',
    'STO-1 a message reports a sign-in that the browser does not store':
      'transition deleted: messages.listening session.notStored',
    'SES-1 a message reports a sign-out': 'transition deleted: messages.listening session.closed',
    'CRT-5 corrections are shown in a message, with both prices, where the cart is not visible':
      'transition deleted: messages.listening.elsewhere cart.corrected',
    'CRT-5 no message repeats the corrections that the visible cart shows': 'the cart says it twice',
    'CRT-5 the cart counts as visible on its page':
      'guard negated: messages.listening navigation.page.reached #0 isCartPage',
    'CRT-5 a product that is out of stock and was not added is named':
      'transition deleted: messages.listening cart.product.refused',
    'CRT-6 ORD-4 SAV-3 SAV-5 Undo sends the one command of its message, and shows no other message':
      'transition deleted: messages.listening toasts.undo.requested',
    "CRT-6 the button does not say 'Added' for a product that was not added":
      "what is refused is 'Added' on its button",
    'CRT-6 nothing else is sent to the cart': 'a sign-out clears the cart',
  },
  navigation: {
    'API-3 no failure outside the shop stops the flow, and every bug stops it':
      'action dropped: navigation watchHistory onError rethrow',
    'RTE-1 a requested page is opened, once': 'transition deleted: navigation page.requested',
    'RTE-1 RTE-5 each new address is reported to the shop, with its page':
      'action dropped: navigation.place.unread history.read reportPage',
    'RTE-5 Back restores the scroll position, and a link leads to the top':
      'action dropped: navigation.place.known history.changed #1 rememberPosition',
    'RTE-5 a place within the page is not another page':
      'guard negated: navigation.page history.changed #0 isWithinPage',
    "RTE-5 each navigation moves the focus to the page's heading":
      'guard negated: navigation.page history.changed #0 isWithinPage',
    'RTE-5 nothing else moves the focus to the heading: filters change the address, not the page':
      'guard negated: navigation.page history.changed #0 isWithinPage',
    'RTE-5 a place that the address names is scrolled into view':
      'guard negated: navigation.scroll history.read #0 hasFragment',
    'CAT-2 a link that asks for it scrolls smoothly, and no other does':
      'condition dropped: navigation.scroll history.changed #0 isWithinPage',
    'RTE-5 scrolling by the shopper stops the search for a place, and so does reaching it':
      'transition deleted: navigation.scroll.seekingPosition shopper.scrolled',
    'RTE-5 a page is newly opened for a while, and only time ends this':
      'illegal transition added: navigation.page.justOpened place.reached to page.settled',
    'RTE-5 the search for a place ends when it is reached, when the shopper scrolls, on another page, or after a while':
      'illegal transition added: navigation.scroll.seekingPosition page.revealed to scroll.free',
    'RTE-5 the heading of the first page does not take the focus':
      'initial changed: navigation.page to page.justOpened',
    'AGE-7 once the gate opens, the focus goes to the heading of the page behind it':
      'transition deleted: navigation.page page.revealed',
    'RTE-5 a page that stays too short is scrolled as far as possible once: after a while, a list of several pages at the end':
      'action dropped: navigation.scroll.seekingPosition after patience scrollAsFarAsPossible',
    'RTE-5 a page that is loaded again is scrolled to its position, unless it is scrolled already or names a place':
      'transition deleted: navigation.scroll history.read #1',
    'RTE-5 a page that is hidden stores where all pages were left, and itself once it has reached its place':
      'action dropped: navigation.place.known page.hidden #1 rememberPosition',
    'PRD-12 the report says how many pages of the list its history entry had':
      'every new page counts as opened by a link',
    'RTE-5 the report says whether a link or Back and Forward led to the page':
      'every new page counts as opened by a link',
    'RTE-5 only the history reports a page': 'the gate that opens reaches a page',
    'RTE-5 one place is searched at a time': 'a place within the page is searched for all the time',
    'RTE-1 nothing else changes the history': 'the gate that opens changes the history',
  },
  orders: {
    'ORD-3 API-3 after 8,000 ms without the products: a hint and Try again':
      'transition deleted: orders.repeat.asking.waiting after slowDelay',
    'SRV-9 API-3 Try again asks once more for orders of the account that are slow, or were not said':
      'transition deleted: orders.account.unanswered load.retried',
    'SRV-9 API-3 after 8,000 ms without the orders of the account the page says so':
      'transition deleted: orders.account.asking.waiting after slowDelay',
    'NET-1 API-3 what could not be bought again, or is slow, is tried again if its order is shown':
      'transition deleted: orders.repeat.unanswered load.retried',
    'STO-1 the page says from the start that the browser cannot store the orders':
      'transition deleted: orders.book.open.stored storage.refused',
    'ORD-2 no order is known before storage has been read': 'initial changed: orders.contents to contents.none',
    'ORD-1 ORD-6 stored orders are shown again, signed in or not':
      'action dropped: orders.book.restoring page.hydrated #1 restoreOrders',
    'ORD-5 a damaged entry is reported once, and the others are stored again':
      'action dropped: orders.book.restoring page.hydrated #0 reportDamaged',
    'ORD-1 every order gets a number, one after the other, and is listed first':
      'action dropped: orders.book.open.numbering stampOrder onDone addOrder',
    'SRV-4 SRV-6 an order that a server has taken has its number and date, and is listed first, and once':
      'action dropped: orders.book.open order.placed #0 addStamped',
    'SRV-9 API-3 a guest waits for no orders of an account':
      'action dropped: orders.account shopper.signedOut rememberGuest',
    'SRV-9 each page with orders asks the server for those of the account':
      'transition deleted: orders.account orders.viewed #1',
    'SRV-9 the orders of the account are those that the server has named, until the shopper signs out':
      'an answer of the server is not read',
    'SRV-9 a signed-out shopper sees no order of the account, and no answer to an earlier request brings one':
      'action dropped: orders.account shopper.signedOut forgetAccount',
    'SRV-9 each order of the account is listed, once, also where the device has it, too':
      'the server names each order twice',
    'SRV-9 where the server does not answer, the page says so, and the orders of the device are shown':
      'an account without an answer hides the orders of the device',
    'ORD-1 no order stays without a number': 'target dropped: orders.book.open order.placed #1',
    'ORD-1 every change of this tab is stored at once': 'target dropped: orders.book.open order.deleted',
    "ORD-4 'Delete order' and 'Delete all orders' delete only what they say":
      'action dropped: orders.book.open orders.cleared deleteOrders',
    'ORD-4 only a deletion is reported, so that Undo can be offered':
      'action dropped: orders.book.open orders.cleared reportDeleted',
    'ORD-4 Undo restores orders and places': 'action dropped: orders.book.open deletion.undone undoDeletion',
    'ORD-5 two tabs show the same orders': 'action dropped: orders.book.open orders.changedElsewhere followOtherTab',
    'ORD-6 the page knows from storage whether the orders are stored':
      'branches swapped: orders.book.open.storing storeOrders onDone #1 #2',
    'ORD-2 the page says whether there is any order': 'transition deleted: orders.contents.none always',
    "ORD-3 'Buy again' requests the products of that order, if no request is running":
      'transition deleted: orders.repeat.unanswered order.repeated',
    'ORD-3 products in stock go into the cart in the same quantity, at the price of today; the others are named':
      'action dropped: orders.repeat.asking findProducts onDone rememberUnsold',
    'ORD-3 if the catalogue does not answer, nothing is bought, the page says so, and the shopper can try again':
      'retargeted: orders.repeat.asking findProducts onError to repeat.idle',
    'API-3 no failure outside the shop stops the flow, and every bug stops it':
      'action dropped: orders.book.open.storing storeOrders onError rememberProblem',
  },
  overlay: {
    'API-3 no failure outside the shop stops the flow, and every bug stops it':
      'action dropped: overlay relay onError rethrow',
    'HDR-4 the header is informed of each new page': 'transition deleted: overlay navigation.page.reached',
    'HDR-4 the page is uncovered when every overlay has closed': 'retargeted: overlay.gate ageGate.passed to panel',
    'HDR-4 PRD-2 a panel that opens on an uncovered page is the open overlay':
      'retargeted: overlay.nothing header.panel.opened to filters',
    'AGE-1 the gate does not close again': 'retargeted: overlay.panel header.panel.closed to gate',
    'HDR-4 PRD-2 a closed panel is no longer the open overlay': 'retargeted: overlay.panel header.panel.closed to gate',
    'AGE-7 CHK-1 header, list and messages are informed when the page is covered and when it is uncovered':
      'retargeted: overlay.panel header.panel.closed to gate',
    'CHK-1 the checkout closes whatever was open over the cart': 'target dropped: overlay.panel checkout.shown',
    'CHK-4 nothing else opens before the checkout is hidden': 'target dropped: overlay.checkout checkout.hidden',
    'HDR-4 an overlay closes only by its own report or for another one':
      'illegal transition added: overlay.filters checkout.hidden to gate',
    'AGE-7 CHK-1 header, list and messages are informed only when the cover changes':
      'illegal transition added: overlay.checkout header.panel.opened to gate',
    'AGE-1 AGE-7 nothing opens before age is confirmed': 'transition deleted: overlay.gate ageGate.remembered',
    'HDR-1 HDR-3 HDR-4 the filters replace a panel of the header: it closes':
      'retargeted: overlay.panel header.panel.closed to filters',
    'VCH-6 a checkout that waits is given up as a panel of the header opens, and by no other overlay':
      'retargeted: overlay.nothing header.panel.opened to filters',
    'PRD-2 HDR-4 a panel of the header closes the open filters': 'retargeted: overlay.filters checkout.shown to panel',
    'AGE-1 the gate covers everything at first': 'initial changed: overlay to nothing',
    'ZOM-1 the picture opens over the page, and instead of a panel of the header':
      'transition deleted: overlay.panel pictureZoom.opened',
    'ZOM-1 nothing else opens before the picture is closed': 'transition deleted: overlay.picture pictureZoom.closed',
    'ZOM-1 the picture is informed when its product is no longer shown': 'transition deleted: overlay product.hidden',
    'AGE-7 CRT-6 ZOM-1 the picture and the messages are informed that the gate has closed':
      'exit action dropped: overlay.gate send({"flow":"pictureZoom","event":{"type":"page.uncovered"}})',
    'HDR-3 the header is informed of each sign-in and sign-out': 'transition deleted: overlay session.signedIn',
    "AGE-7 the focus goes to the page's heading once the visitor confirms, and not on a reload":
      'action dropped: overlay.gate ageGate.passed send({"flow":"navigation","event":{"type":"page.revealed"}})',
  },
  'page-loading': {
    'RTE-1 each page is shown as soon as its code is loaded, and is requested once':
      'transition deleted: pageLoading navigation.page.reached #0',
    'RTE-1 the page is shown once its code is loaded': 'transition deleted: pageLoading.loading loadPage onDone #0',
    'DEP-1 DEP-3 a page whose file a deploy has removed is reloaded':
      'entry action dropped: pageLoading.reloading reloadPage',
    'DEP-1 only such a page is reloaded: not the first page, and not if data would be lost':
      'guard dropped: pageLoading.loading loadPage onDone #1 isReloadSafe',
    'RTE-1 DEP-1 the page says that its code could not be loaded, and Try again requests it once more':
      'retargeted: pageLoading.loading loadPage onDone #2 to idle',
    'RTE-1 Try again requests the page that could not be loaded': 'retargeted: pageLoading.failed page.retried to idle',
    'RTE-1 no page is shown before the first address has been read': 'initial changed: pageLoading to loaded',
    'RTE-1 the running request is for the page of the address':
      'target dropped: pageLoading navigation.page.reached #0',
    'RTE-1 the page is busy only while its code or its address is loading':
      'invoke dropped: pageLoading.loading loadPage',
    'API-3 no failure outside the shop stops the flow, and every bug stops it':
      'action dropped: pageLoading.loading loadPage onError rethrow',
    'RTE-1 preloaded code does not change the shown page': 'code that is loaded ahead of its use is shown',
  },
  'picture-zoom': {
    'AGE-7 the picture is closed at first': 'initial changed: pictureZoom to open',
    'ZOM-1 AGE-7 it opens once the gate is open, and closes by its button or with its product':
      'transition deleted: pictureZoom.open product.hidden',
    'ZOM-1 it opens with the whole picture': 'initial changed: pictureZoom.open to open.enlarged',
    'ZOM-1 opening and closing are reported, and nothing else is': 'exit action dropped: pictureZoom.open reportClosed',
    'ZOM-2 the level is from 100% to 400%, and 100% is the whole picture in the middle':
      'entry action dropped: pictureZoom.open.fitted showWhole',
    "ZOM-2 'Zoom in' goes to the next of 100, 150, 200, 300 and 400%":
      'transition deleted: pictureZoom.open.enlarged level.raised',
    "ZOM-2 'Zoom out' goes to the one before":
      'guard negated: pictureZoom.open.enlarged level.lowered #0 isNextLevelWhole',
    'ZOM-2 the buttons say whether they do something':
      'guard dropped: pictureZoom.open.enlarged level.raised hasLargerLevel',
    'ZOM-2 0 shows the whole picture': 'transition deleted: pictureZoom.open.enlarged level.reset',
    'ZOM-2 a press shows 200%, another the whole picture': 'transition deleted: pictureZoom.open.fitted point.chosen',
    'ZOM-2 two fingers and the wheel change the level as much as they say':
      'transition deleted: pictureZoom.open.enlarged level.scaled #1',
    'ZOM-3 the edges of the picture never come inside its space, also when the screen is turned':
      'action dropped: pictureZoom.open stage.measured rememberStage',
    'ZOM-3 enlarged, the picture follows as far as its edges allow':
      'transition deleted: pictureZoom.open.enlarged picture.moved',
  },
  placing: {
    'SRV-1 the server is asked what it can do when the checkout opens, and not again once it has answered':
      'transition deleted: placing.server.unasked checkout.opened',
    'SRV-4 an order is taken when the server says so, and at once where it takes none':
      'guard dropped: placing.order.ready always #1 isServerSimulated',
    'SRV-4 an order that the server has taken is reported':
      'action dropped: placing.order.sent sendOrder onDone reportTaken',
    'SRV-6 while an order is on its way, no other is sent': 'another press sends the order again',
    'SRV-5 SRV-7 an order that fails is reported with its reason, and none is on its way then':
      'action dropped: placing.order.sent sendOrder onError reportRefused',
    'SRV-7 where no answer comes, the order may have been taken, and the report says so':
      'action dropped: placing.order.sent after longestWait reportUnanswered',
    'SRV-8 an order of before the page was loaded again is reported as unanswered':
      'transition deleted: placing.order.none order.remembered',
    'SRV-4 nothing is sent where the server takes no orders':
      'guard dropped: placing.order.ready always #0 isServerReal',
    'API-3 no failure outside the shop stops the flow, and every bug stops it':
      'action dropped: placing.server.asking askServer onError rememberProblem',
  },
  product: {
    'ZOM-1 it is reported when the product is no longer shown': 'exit action dropped: product.showing reportHidden',
    'API-5 RTE-5 only a prerendered product is revalidated, once it is complete, also after Back':
      'transition deleted: product.showing.complete always',
    'API-5 the product that is revalidated is the one that is shown': 'another product is revalidated',
    'API-5 a price that has changed since the build is corrected, and the choices stay':
      'action dropped: product.showing.revalidating revalidateProduct onDone correctProduct',
    'BCK-3 what is waited for is seen as it is today: what is stored had not been read when the page opened':
      'action dropped: product.showing.revalidating revalidateProduct onDone reportViewed',
    'API-5 the similar products are those of today':
      'action dropped: product.showing.revalidatingRelated revalidateRelated onDone correctRelated',
    'API-5 a product that is no longer sold is not shown any more':
      'retargeted: product.showing.revalidating revalidateProduct onError #0 to failed',
    'API-5 a failed check changes nothing on the page': 'a shelf that cannot be revalidated fails the page',
    'RTE-5 Back to a product with loaded similar products does not request them again':
      'transition deleted: product product.requested #0',
    'DET-2 an unknown product is looked up': 'condition dropped: product product.requested #0 isRemembered',
    'API-3 no failure outside the shop stops the flow, and every bug stops it':
      'guard dropped: product product.requested #1 isRemembered and isInRightPlace',
    'DET-1 a product that a list has shown is shown at once, and is still looked up':
      'transition deleted: product product.requested #2',
    'DET-1 RTE-2 the product is the one of the address': 'action dropped: product product.requested #2 followAddress',
    'DET-1 each confirmed product has counted as viewed': 'target dropped: product product.requested #3',
    'DET-2 a product is looked up by its id': 'retargeted: product product.left to loading',
    'RTE-2 leaving a product cancels its request': 'retargeted: product product.left to loading',
    'RTE-2 while another page is shown nothing happens to the product': 'retargeted: product product.left to loading',
    'DET-1 the answer replaces the product from the list':
      'retargeted: product.loading fetchProduct onDone #0 to failed',
    'RTE-7 a page that the server has sent as not found says so until the API has answered':
      'transition deleted: product.loading.waiting product.unlisted',
    "DET-2 RTE-7 the page says 'not found' or 'failed' only after an answer, or as the server has":
      'retargeted: product.loading fetchProduct onDone #0 to failed',
    'DET-1 when the product is confirmed, related products are requested, and it counts as viewed':
      'retargeted: product.loading fetchProduct onDone #0 to failed',
    "DET-2 an unknown id: 'not found'": 'retargeted: product.loading fetchProduct onError #0 to idle',
    'DET-2 API-3 a failure is shown with its message, and Try again requests the same product':
      'retargeted: product.loading fetchProduct onError #1 to idle',
    'API-3 after 8,000 ms of placeholders without the product: a hint and Try again':
      'target dropped: product.loading.waiting after slowDelay',
    'RTE-5 a link to the shown product changes nothing': 'transition deleted: product.showing product.requested',
    'DET-1 plus and minus change the quantity of a product in stock, from 1 to 99':
      'guard negated: product.showing quantity.stepped isOtherQuantity',
    'DET-1 plus and minus are enabled if they change the quantity':
      'guard negated: product.showing quantity.stepped isOtherQuantity',
    'DET-1 loaded related products are shown below, and a failure shows no error':
      'retargeted: product.showing.fetchingRelated fetchRelated onDone to showing.verifying',
    'DET-1 no product is requested at first': 'initial changed: product to loading',
    'RTE-5 Back to a loaded product shows it as it was, without a request':
      'retargeted: product product.requested #0 to showing.verifying',
    'DET-1 another product starts with a quantity of one and with its whole picture':
      'action dropped: product product.requested #2 startAfresh',
    'DET-2 Try again requests the same product': 'transition deleted: product.loading.slow load.retried',
    'RTE-3 a right address, or one without a category, stays':
      'guard dropped: product.showing.verifying verifyProduct onDone #0 isMisplaced',
    'DET-1 the chosen part of the picture is shown': 'transition deleted: product.showing crop.chosen',
    'RTE-3 the right address replaces one with a wrong category':
      'guard negated: product.showing.verifying verifyProduct onDone #0 isMisplaced',
    'API-3 while something is loading, the page says so': 'tag dropped: product.loading busy',
    'DET-1 BCK-3 a product counts as viewed when it is shown, and as one of today where the API has just said so':
      'target dropped: product product.requested #0',
    'DET-1 related products are those of the product that is shown': 'products like nothing are asked for',
    'DET-1 only the shopper changes the choices for the shown product': 'an answer resets the choices',
  },
  purchase: {
    'CHK-6 CHK-7 the checkout is informed of the check of the prices, and of what another tab changes':
      'transition deleted: purchase cart.prices.checked',
    'CHK-7 what another tab brings is checked where the cart is shown, and nowhere else':
      'transition deleted: purchase.page.cart cart.prices.outdated',
    'API-3 no failure outside the shop stops the flow, and every bug stops it':
      'action dropped: purchase relay onError rethrow',
    'CHK-3 bought products leave the cart': 'transition deleted: purchase placing.order.taken',
    'SRV-4 a completed order goes to the server, and the cart waits for the answer':
      'transition deleted: purchase checkout.order.completed',
    'SRV-1 the server is asked what it can do when the checkout opens': 'transition deleted: purchase checkout.shown',
    'SRV-4 the checkout learns that the order is placed, with the number that a server has given it':
      'transition deleted: purchase placing.order.taken',
    'SRV-5 SRV-7 a refused order takes nothing out of the cart, and the checkout learns why':
      'transition deleted: purchase placing.order.refused #1',
    'SRV-5 VCH-5 the cart learns of a refusal where prices or voucher are the reason, and of the voucher only then':
      'transition deleted: purchase placing.order.refused #0',
    'CHK-1 AGE-7 CRT-2 only an adult on the cart page with something in the cart can check out':
      'target dropped: purchase.page.other navigation.page.reached',
    'CHK-3 after the confirmation the home page opens': 'transition deleted: purchase checkout.finished',
    'CHK-3 nothing else empties the cart or opens the home page': 'coming to the cart places the order',
    'ORD-1 a placed order is stored before the cart is emptied': 'transition deleted: purchase placing.order.taken',
    'ORD-4 a message offers Undo of a deletion, and the list of orders opens':
      'transition deleted: purchase orders.deleted',
    'ORD-5 a message reports a damaged order': 'transition deleted: purchase orders.damaged',
    'ADB-1 the stored addresses are informed of the address of each order':
      'transition deleted: purchase placing.order.taken',
    'ADB-4 the stored addresses are informed that the checkout is closed':
      'transition deleted: purchase checkout.hidden',
    'ADB-5 a message reports a damaged address': 'transition deleted: purchase addresses.damaged',
    'VCH-2 a voucher that the API knows comes into the cart': 'transition deleted: purchase voucher.accepted',
    'CHK-1 VCH-6 the checkout opens once no typed code is left to be checked, and by nothing else':
      'transition deleted: purchase voucher.checkout.allowed',
    'VCH-6 a checkout that waits is given up as a line is taken out, and where nothing can be bought any more':
      'transition deleted: purchase cart.lines.removed #1',
    'SAV-5 only a line that is saved for later is sent to the saved bottles':
      'transition deleted: purchase cart.lines.removed #0',
    'SAV-5 a line that is not saved returns to the cart': 'transition deleted: purchase saved.line.returned',
    'SAV-1 SAV-2 SAV-3 SAV-6 each change of the saved bottles has a message':
      'transition deleted: purchase saved.removed',
    'SAV-4 the catalogue is asked while their page is shown':
      'target dropped: purchase.shelf.unseen navigation.page.reached',
    'BCK-1 BCK-5 BCK-6 what becomes of watched products has a message':
      'transition deleted: purchase backInStock.watch.cancelled',
    'SAV-4 the offers are informed of the saved bottles': 'transition deleted: purchase saved.listed',
    'ORD-3 products of an order that are still sold go into the cart, with one message for all':
      'transition deleted: purchase orders.repeated',
    'CHK-3 the checkout is informed when the cart page is left': 'leaving the cart page is not reported',
  },
  'recently-viewed': {
    'DET-1 DET-3 the products viewed in this session are listed, the latest first, each once':
      'transition deleted: recentlyViewed.restoring product.viewed',
    'DET-1 a listed product is as it was seen last': 'transition deleted: recentlyViewed.stored product.viewed',
    'DET-3 nothing is stored before storage has been read': 'what is looked at is stored before storage is read',
    'DET-3 from then on each viewed product is stored at once':
      'action dropped: recentlyViewed.stored product.viewed storeProducts',
    'DET-3 products viewed before storage was read are stored with the others; otherwise nothing is written':
      'action dropped: recentlyViewed.restoring page.hydrated #0 storeProducts',
  },
  saved: {
    'STO-1 the page says from the start that the browser cannot store the saved bottles':
      'transition deleted: saved.book.open storage.refused',
    'SAV-4 no saved bottle is known before storage has been read': 'initial changed: saved.contents to contents.none',
    'SAV-1 stored bottles are shown again': 'action dropped: saved.book.restoring page.hydrated #1 restoreBottles',
    'SAV-1 never more than a hundred are saved': 'transition deleted: saved.book.open removal.undone #0',
    'SAV-6 a damaged entry is reported once, and the others are stored again':
      'action dropped: saved.book.restoring page.hydrated #0 reportDamaged',
    'SAV-2 a press on a heart changes its state, and the change is reported':
      'action dropped: saved.book.open bottle.toggled #2 reportAdded',
    'SAV-1 at the limit nothing is saved, and a message says so':
      'action dropped: saved.book.open bottle.toggled #1 reportFull',
    'SAV-1 every change of this tab is stored at once': 'target dropped: saved.book.open bottle.toggled #2',
    "SAV-3 'Remove' removes only its bottle": 'action dropped: saved.book.open bottle.removed takeOut',
    'SAV-3 Undo restores a bottle and its place': 'action dropped: saved.book.open removal.undone #1 undoRemoval',
    'SAV-5 a line that is moved here is saved or returned':
      'action dropped: saved.book.open line.savedForLater #2 addLine',
    'SAV-5 Undo of a move removes the bottle that the move has saved, and always returns the line':
      'action dropped: saved.book.open savedForLater.undone #1 reportReturned',
    'SAV-6 two tabs show the same bottles': 'action dropped: saved.book.open saved.changedElsewhere followOtherTab',
    'SAV-4 the offers are informed of every change': 'entry action dropped: saved.book.open reportListed',
    'SAV-7 the page knows from storage whether the bottles are stored':
      'branches swapped: saved.book.open.storing storeSaved onDone #0 #1',
    'SAV-4 the page says whether there is any bottle': 'transition deleted: saved.contents.none always',
    'API-3 no failure outside the shop stops the flow, and every bug stops it':
      'action dropped: saved.book.open.storing storeSaved onError rememberProblem',
  },
  'saved-offers': {
    'SAV-4 the catalogue is not asked while another page is shown': 'initial changed: savedOffers to shown',
    'SAV-4 each visit requests all saved bottles': 'action dropped: savedOffers offers.viewed askAnew',
    'SAV-4 bottles that are saved while the page is shown are requested, too':
      'transition deleted: savedOffers.shown.known always',
    'SAV-4 API-3 a visit requests no bottle twice, whatever the answer leaves out':
      'entry action dropped: savedOffers.shown.asking rememberRequested',
    'SAV-4 API-3 a bottle that the answer leaves out is unreadable, and not gone':
      'retargeted: savedOffers.shown.asking findProducts onDone #1 to shown.unanswered',
    'SAV-4 a bottle is in stock, out of stock, or no longer sold, as the catalogue says':
      'action dropped: savedOffers.shown.asking findProducts onDone #1 rememberChecked',
    'SAV-4 similar bottles are requested for bottles that are out of stock, and for no others':
      'transition deleted: savedOffers.shown.asking findProducts onDone #0',
    'SAV-4 similar bottles are shown':
      'action dropped: savedOffers.shown.seeking findAlternatives onDone rememberAlternatives',
    'SAV-4 if the catalogue does not answer, the page says so, and the shopper can try again':
      'retargeted: savedOffers.shown.asking findProducts onError to shown.known',
    'SAV-4 the page works without similar bottles':
      'retargeted: savedOffers.shown.seeking findAlternatives onError to shown.unanswered',
    'API-3 Try again sends the request again': 'retargeted: savedOffers.shown.unanswered load.retried to shown.known',
    'SAV-4 leaving the page cancels its requests': 'transition deleted: savedOffers offers.left',
    'API-3 no failure outside the shop stops the flow, and every bug stops it':
      'action dropped: savedOffers.shown.asking findProducts onError rememberProblem',
  },
  session: {
    'SES-1 a signed-in shopper stays signed in across reloads': 'transition deleted: session.unknown page.hydrated #0',
    'SES-1 SES-2 STO-4 who is signed in, what is stored and what is forgotten, is as the model says':
      'transition deleted: session.unknown page.hydrated #0',
    'API-3 no failure outside the shop stops the flow, and every bug stops it':
      'guard negated: session.unknown page.hydrated #0 isStored',
    'STO-1 a session that the browser does not store is reported, and lasts until the page is left':
      'transition deleted: session.known.signedIn storage.refused',
    'SES-1 Logout signs out at once, clears the stored session, and informs the server with the token':
      'retargeted: session.known login.succeeded #1 to known.ended',
    'STO-4 a shopper who signs out or whom another one replaces leaves nothing typed in forms; nothing else forgets it':
      'action dropped: session.known.signedIn signOut.requested forgetDrafts',
    'SES-1 other tabs follow, and store nothing of their own':
      'retargeted: session.known login.succeeded #1 to known.ended',
    'SES-2 a 401 clears the stored state and sends to the login page':
      'retargeted: session.known login.succeeded #1 to known.ended',
    'SES-2 STO-4 a session that expires in another tab ends here, too; the page stays, and so does what is typed':
      'transition deleted: session.known.signedIn auth.changedElsewhere #1',
    'STO-5 a sign-in in another tab is reported, and nothing else is reported as one':
      'action dropped: session.known auth.changedElsewhere #1 reportStartedElsewhere',
    'HDR-3 the session reports each sign-in and sign-out':
      'retargeted: session.known login.succeeded #1 to known.ended',
    'SES-1 a visitor is anonymous or signed in, with a token':
      'retargeted: session.known login.succeeded #1 to known.ended',
    'SES-1 the server is informed of a Logout only':
      'retargeted: session.known auth.changedElsewhere #1 to known.signingOut',
    'SES-2 a refused login opens no page, so there is no loop':
      'transition deleted: session.known request.unauthorised #0',
    'SES-2 a 401 without a session opens the login page, too, and says that a sign-in is needed':
      'retargeted: session.known.signedOut request.unauthorised to known.ended',
    'HDR-3 the session reports at once that no shopper is signed in':
      'illegal transition added: session.unknown signOut.requested to known',
    "SES-1 the server's answer to a Logout changes nothing for the shopper":
      'action dropped: session.known.signingOut signOut onError forgetAuth',
    'SES-2 the reason on the login page stays until the shopper is signed in':
      'illegal transition added: session.known.required page.hydrated to known.signedOut',
    'LOG-4 SES-1 a login signs in, and is stored; the latest counts':
      'action dropped: session.known login.succeeded #0 takeAuth',
    'SES-1 the session is unknown before storage has been read': 'initial changed: session to known',
    'SES-1 only a login is stored': 'every signed-in shopper is stored, with or without a login',
    'SES-2 only a 401 opens the login page': 'a sign-out ends in the login page',
  },
  shop: {
    'SRV-9 a page with orders asks the server for those of the account: when it is reached, and at a sign-in in another tab':
      'the list of orders asks nothing of the server',
    'SRV-9 the orders know whether a shopper is signed in: when no one is, the page shows no orders of the account':
      'transition deleted: shop.running session.signedOut',
    'NET-1 a connection that is back tries everything that can have failed again, the order only where it is shown':
      'transition deleted: shop.running connection.restored',
    'SCR-1 a window that has become wide closes the drawers of narrow ones':
      'transition deleted: shop.running screen.widened',
    'CHK-3 CRT-6 the messages and the confirmation know whether the shopper sees the tab':
      'transition deleted: shop.running tab.shown',
    "RTE-5 a flow's request for a page is passed on unchanged": 'transition deleted: shop.running navigation.requested',
    'STO-5 a sign-in in another tab leads from the login page to the page that asked for it, and nowhere else':
      'transition deleted: shop.running.page.login session.startedElsewhere',
    'STO-5 each page but login and sign-up ends the way back, in storage, too':
      'exit action dropped: shop.running.page.login storeAddress(null)',
    'VCH-6 a checkout that waits for the check of a voucher code is given up if the shopper has left':
      'transition deleted: shop.running session.shopperLeft',
    'STO-4 STO-5 another shopper is not led to where the former one was':
      'action dropped: shop.running session.shopperLeft forgetAddress',
    'LOG-4 STO-5 a login opens the page that asked for it, else the home page':
      'action dropped: shop.running session.started send',
    'RTE-1 RTE-2 RTE-3 the shown page is the page of the address':
      'retargeted: shop.running.page navigation.page.reached #1 to running.page.checkout',
    'RTE-2 PRD-9 the list and the product are left exactly when their pages are left':
      'target dropped: shop.running.page navigation.page.reached #1',
    'RTE-2 PRD-9 RTE-5 the list is requested by its address and the kind of navigation':
      'retargeted: shop.running.page navigation.page.reached #2 to running.page.categories',
    'RTE-2 RTE-3 DET-1 the product is requested by its address and the kind of navigation':
      'retargeted: shop.running.page navigation.page.reached #3 to running.page.categories',
    'CRT-5 CRT-2 each visit to the cart checks its prices':
      'retargeted: shop.running.page navigation.page.reached #5 to running.page.categories',
    'HLP-1 RTE-5 the help knows the kind of navigation that has led to it':
      'retargeted: shop.running.page navigation.page.reached #10 to running.page.categories',
    'RTE-1 LOG-4 login, sign-up and contact run only on their own page':
      'invoke dropped: shop.running.page.login login',
    'RTE-1 no page is shown before the address has been read, and the flows run': 'invoke dropped: shop.running cart',
    'RTE-1 all flows run as long as the shop runs': 'invoke dropped: shop.running cart',
    'RTE-1 only the address changes the page': 'a product that is looked at leads home',
    'API-3 a bug that stops a flow is reported, and the shop offers to load again':
      'target dropped: shop.running xstate.error.actor.*',
    'SES-2 a shopper who has to sign in is sent to the login page, without a loop':
      'transition deleted: shop.running session.ended #0',
    'DET-1 BCK-3 a viewed product is sent to the recently viewed products, and to those that are watched':
      'transition deleted: shop.running product.viewed',
    'RTE-3 the placeholder shows the id of its address':
      'guard negated: shop.running.page navigation.page.reached #4 isPage(productPlaceholder)',
    'AGE-4 SES-1 CRT-4 ORD-1 SAV-6 ADB-1 DET-3 BCK-2 stored data are sent to their flows':
      'transition deleted: shop.running page.hydrated',
    'RTE-1 the same page under another address is not left':
      'retargeted: shop.running.page navigation.page.reached #1 to running.page.signup',
    'STO-4 each flow with a form of the shopper is informed if they have left':
      'transition deleted: shop.running session.shopperLeft',
    'LOG-4 a successful login is sent to the session': 'transition deleted: shop.running login.succeeded',
    'RTE-1 no other page sends an event to a flow': 'home has the prices of the cart checked',
    'RTE-1 nothing else opens a page': 'a product that is looked at leads somewhere',
    'API-3 only a bug breaks the shop, and it stays broken': 'a product that is looked at breaks the shop',
  },
  signup: {
    'STO-4 a shopper who signs out leaves an empty form, without errors':
      'action dropped: signup.filling shopper.signedOut clearForm',
    'SGN-5 typing changes a field and clears its error, and no other':
      'transition deleted: signup.filling.form field.changed',
    'SGN-3 the calendar opens and closes by its button, and closes when it is left':
      'transition deleted: signup.filling.calendar.closed calendar.toggled',
    'SGN-4 a form that is submitted during a lookup waits for its end, and no longer':
      'transition deleted: signup.filling.form form.submitted #0',
    'SGN-4 a whole postcode is looked up, again only if its lookup has failed':
      'transition deleted: signup.filling.lookup.failed field.changed',
    'SGN-6 the same postcode with another blank leaves street and city, and what is said of them, as they are':
      'guard dropped: signup.filling.lookup field.changed isNewPostcode',
    'SGN-4 nothing else is looked up, and one lookup runs at a time':
      'retargeted: signup.filling.lookup typedAddress.restored to filling.lookup.looking',
    'SGN-6 the street and city typed before the lookup can be restored':
      'retargeted: signup.filling.lookup typedAddress.restored to filling.lookup.looking',
    'SGN-4 SGN-6 where a form is submitted during a lookup, only what the visitor has left empty is filled in':
      'transition deleted: signup.filling.lookup.looking lookUpPostcode onDone #0',
    'SGN-4 the found street and city are filled in, the form says so, and their errors clear':
      'transition deleted: signup.filling.lookup.looking lookUpPostcode onDone #1',
    'SGN-4 a failed lookup is only logged, and the fields are as they were':
      'retargeted: signup.filling.lookup.looking lookUpPostcode onError to filling.lookup.filled',
    'SGN-4 street and city do not belong to an incomplete postcode':
      'target dropped: signup.filling.lookup.filled field.changed',
    'SGN-4 postcode, street and city are disabled exactly while the lookup runs':
      'invoke dropped: signup.filling.lookup.looking lookUpPostcode',
    'SGN-5 a created account stays created': 'illegal transition added: signup.created calendar.dismissed to filling',
    'SGN-5 a form without errors creates the account, and no error is left':
      'action dropped: signup.filling.form form.submitted #1 forgetErrors',
    'SGN-5 the form of a created account is logged, and no other':
      'action dropped: signup.creating createAccount onDone #0 logForm',
    'SRV-10 a form without errors is sent once, as it is, and no other':
      'guard dropped: signup.filling.form form.submitted #1 isValid',
    'SRV-10 while the account is created nothing of the form changes, whatever the answer':
      'a text that is typed while the account is created counts',
    'SRV-10 the shop waits until the answer, or 30 s': 'a change of the calendar ends the wait for the account',
    'SRV-10 the shop waits exactly while the server is asked': 'invoke dropped: signup.creating createAccount',
    'SRV-10 an address that has an account is an error of the email, and the focus moves to the summary':
      'action dropped: signup.creating createAccount onDone #1 explainTaken',
    'SRV-10 any other refusal is said in the words of the server, a failure and a long wait without':
      'action dropped: signup.creating createAccount onError explainFailure',
    'SRV-10 API-3 after 8,000 ms without an answer about the account: a hint, and never Try again':
      'transition deleted: signup.creating.waiting after slowDelay',
    'SGN-4 API-3 a lookup without an answer for 8,000 ms has failed: its fields can be used, and nothing is filled in':
      'retargeted: signup.filling.lookup.looking after slowDelay to filling.lookup.filled',
    'SRV-10 that the account could not be created is said until the form is submitted again':
      'an edited field forgets that the account could not be created',
    'SGN-4 the form says that street and city belong to the postcode while it is complete':
      'guard dropped: signup.filling.lookup.filled field.changed isIncompletePostcode',
    'SGN-3 otherwise only a submitted account closes the calendar':
      'illegal transition added: signup.filling.calendar.closed typedAddress.restored to filling.calendar.open',
    'SGN-6 each submission with errors moves the focus to the summary':
      'transition deleted: signup.filling.form form.submitted #1',
    'SGN-2 SGN-3 a submitted form is checked by the rules, and each wrong field says why':
      'transition deleted: signup.filling.form form.submitted #2',
    'SGN-1 the form is empty at first, without errors': 'initial changed: signup to created',
    'SGN-5 only a form without errors creates an account':
      'guard dropped: signup.creating createAccount onDone #0 isCreated',
    'API-3 no failure outside the shop stops the flow, and every bug stops it':
      'transition deleted: signup.filling.lookup.looking lookUpPostcode onError',
    'STO-4 an untouched form is as it was before the page was loaded again, but for the date of birth':
      'transition deleted: signup.filling.form.editing draft.restored',
    'STO-4 each change of a field is stored': 'action dropped: signup.filling.form field.changed storeDraft',
    'STO-4 what is stored is forgotten when the account is created, and only then':
      'entry action dropped: signup.created forgetDraft',
    'SGN-2 no error is shown before the form is submitted': 'a field says what is wrong as soon as one is typed into',
  },
  toasts: {
    'AGE-7 CRT-6 a message that waits is shown once the page is uncovered':
      'guard negated: toasts.covered page.uncovered #0 hasMessages',
    'CRT-6 a message is shown at once, after the earlier ones': 'transition deleted: toasts.quiet toast.requested',
    'CRT-6 messages appear and disappear as in the model': 'transition deleted: toasts.quiet toast.requested',
    'CRT-6 at most three messages are shown at once, and no two about one thing':
      'guard dropped: toasts.showing toast.dismissed #0 isLast',
    'CRT-6 Undo requests to undo that removal, and its message disappears':
      'guard dropped: toasts.showing toast.dismissed #0 isLast',
    'CRT-6 a message that is no longer true is not shown, also once the page is uncovered':
      'transition deleted: toasts.showing toast.withdrawn',
    'CRT-6 View cart opens the cart, and its message disappears':
      'guard dropped: toasts.showing toast.dismissed #0 isLast',
    'CRT-6 one press sends one command, and without a press none is sent':
      'guard dropped: toasts.showing toast.dismissed #0 isLast',
    'CRT-6 a message disappears by time, by a press on it, for a newer one, where it is no longer true, or while something covers the page':
      'the pointer on a message sends the oldest away',
  },
  voucher: {
    'VCH-1 the field is empty at first, without an error': 'initial changed: voucher to checking',
    'VCH-1 a code is read in capitals and without blanks, and what was wrong before is no longer said':
      'action dropped: voucher code.changed rememberCode',
    'VCH-1 without a code the field says so, and the API is not asked':
      'action dropped: voucher.entering code.submitted #0 explain(blank)',
    'VCH-2 the API is asked for the code': 'transition deleted: voucher.entering code.submitted #1',
    'VCH-2 nothing else asks the API, but Try again of a slow check':
      'guard negated: voucher.entering code.submitted #0 isBlank',
    'VCH-2 API-3 after 8,000 ms without an answer: a hint and Try again':
      'transition deleted: voucher.checking.answer.awaited.waiting after slowDelay',
    'VCH-2 API-3 Try again asks for the same code':
      'transition deleted: voucher.checking.answer.awaited.slow load.retried',
    'VCH-2 a voucher that the API knows is reported as it is, and the field is empty again':
      'action dropped: voucher.checking.answer.awaited checkVoucher onDone #3 forgetCode',
    'VCH-2 a code that is used up or unknown is called so, and stays in the field':
      'action dropped: voucher.checking.answer.awaited checkVoucher onDone #0 explain(usedUp)',
    'VCH-2 a check that fails is said, and Apply tries again':
      'action dropped: voucher.checking.answer.awaited checkVoucher onError explainFailure',
    'VCH-2 another code cancels the check': 'target dropped: voucher code.changed',
    'VCH-6 Proceed to Checkout submits a code that is not applied, and the checkout waits':
      'transition deleted: voucher.entering.editing checkout.requested',
    'VCH-6 without such a code the checkout opens at once, and the API is not asked':
      'transition deleted: voucher checkout.requested',
    'VCH-6 an accepted code opens the checkout where Proceed was pressed, unless the shopper has turned to something else':
      'transition deleted: voucher.checking.next.proceeding checkout.cancelled',
    'VCH-6 the button to the checkout is busy while the checkout waits, whatever else happens':
      'transition deleted: voucher.checking.next.staying checkout.requested',
    'VCH-2 the field is busy while the API is asked, and only then': 'tag dropped: voucher.checking busy',
    'API-3 no failure outside the shop stops the flow, and every bug stops it':
      'action dropped: voucher.checking.answer.awaited checkVoucher onError explainFailure',
  },
};
