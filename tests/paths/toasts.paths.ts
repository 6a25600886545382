import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { toastsSamples, toastsStateKey } from '#machines/toasts/toasts.samples.ts';
import { flowPaths, passed } from '#tools/chart-tests/engine/flow-paths.ts';

export const toastsPaths = flowPaths({
  flow: 'toasts',
  machine: toastsMachine,
  key: toastsStateKey,
  user: {
    'sends the first message away': toastsSamples['toast.dismissed'].first,
    'sends the second message away': toastsSamples['toast.dismissed'].second,
    "presses 'Undo' in the second message": toastsSamples['undo.chosen'].ofSecond,
    'follows the link in the first message': toastsSamples['link.chosen'].ofFirst,
    'moves the pointer onto the messages': toastsSamples['pointer.entered'].plainly,
    'moves the pointer away': toastsSamples['pointer.left'].plainly,
    'moves the focus into the messages': toastsSamples['focus.entered'].plainly,
    'moves the focus away': toastsSamples['focus.left'].plainly,
  },
  shop: {
    'the message with a link is no longer true': toastsSamples['toast.withdrawn'].withLink,
    'a message that is not shown is no longer true': toastsSamples['toast.withdrawn'].other,
    'a message with a link is to be shown': toastsSamples['toast.requested'].withLink,
    "a message with 'Undo' is to be shown": toastsSamples['toast.requested'].withUndo,
    'a plain message is to be shown': toastsSamples['toast.requested'].plain,
    'the checkout or a picture covers the page': toastsSamples['page.covered'].checkoutOpened,
    'nothing covers the page any more': toastsSamples['page.uncovered'].gatePassed,
  },
  environment: {
    'another tab or app is in front': toastsSamples['tab.hidden'].plainly,
    'the tab is in front again': toastsSamples['tab.shown'].plainly,
  },
  neverAnswered: ['a message that is not shown is no longer true'],
  time: { 'the messages have been shown for 5 s': passed('lifetime', 'toasts.showing.counting') },
});
