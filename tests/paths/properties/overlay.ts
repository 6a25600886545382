import type { overlayMachine } from '#machines/shop/overlay.machine.ts';
import { commandsOf, isSent } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, beginning, run, isOn } = sentencesOn<typeof overlayMachine>();

type Snapshot = Parameters<typeof isOn>[0]['after'];

const isGate = (snapshot: Snapshot): boolean => snapshot.matches('gate');
const isCheckout = (snapshot: Snapshot): boolean => snapshot.matches('checkout');
const isPicture = (snapshot: Snapshot): boolean => snapshot.matches('picture');
/** Nothing else can be opened under these. */
const isCovered = (snapshot: Snapshot): boolean => isGate(snapshot) || isCheckout(snapshot) || isPicture(snapshot);

const FLOWS_UNDER = ['header', 'catalogue', 'toasts'] as const;

/** The next overlay, by the present one and the event. */
const OVER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gate: { 'ageGate.passed': 'nothing', 'ageGate.remembered': 'nothing' },
  nothing: {
    'header.panel.opened': 'panel',
    'catalogue.filters.opened': 'filters',
    'checkout.shown': 'checkout',
    'pictureZoom.opened': 'picture',
  },
  panel: {
    'header.panel.closed': 'nothing',
    'catalogue.filters.opened': 'filters',
    'checkout.shown': 'checkout',
    'pictureZoom.opened': 'picture',
  },
  filters: { 'catalogue.filters.closed': 'nothing', 'header.panel.opened': 'panel', 'checkout.shown': 'checkout' },
  checkout: { 'checkout.hidden': 'nothing' },
  picture: { 'pictureZoom.closed': 'nothing' },
};

export const overlayProperties = [
  beginning('AGE-1 the gate covers everything at first', isGate),
  step(
    'AGE-1 AGE-7 nothing opens before age is confirmed',
    ({ before }) => isGate(before),
    (happening) => isGate(happening.after) !== isOn(happening, 'ageGate.passed', 'ageGate.remembered'),
  ),
  step(
    'AGE-1 the gate does not close again',
    ({ before }) => !isGate(before),
    ({ after }) => !isGate(after),
  ),
  step(
    "AGE-7 the focus goes to the page's heading once the visitor confirms, and not on a reload",
    (happening) => isOn(happening, 'ageGate.passed', 'ageGate.remembered') && isGate(happening.before),
    (happening) => isSent(happening, 'navigation', 'page.revealed') === isOn(happening, 'ageGate.passed'),
  ),
  step(
    'CHK-1 the checkout closes whatever was open over the cart',
    (happening) => isOn(happening, 'checkout.shown') && !isGate(happening.before) && !isPicture(happening.before),
    ({ after }) => isCheckout(after),
  ),
  step(
    'CHK-4 nothing else opens before the checkout is hidden',
    ({ before }) => isCheckout(before),
    (happening) => isCheckout(happening.after) !== isOn(happening, 'checkout.hidden'),
  ),
  step(
    'VCH-6 a checkout that waits is given up as a panel of the header opens, and by no other overlay',
    ({ before, after }) => before.value !== after.value,
    (happening) => isSent(happening, 'voucher', 'checkout.cancelled') === isOn(happening, 'header.panel.opened'),
  ),
  step(
    'ZOM-1 the picture opens over the page, and instead of a panel of the header',
    (happening) =>
      isOn(happening, 'pictureZoom.opened') &&
      (happening.before.matches('nothing') || happening.before.matches('panel')),
    ({ after }) => isPicture(after),
  ),
  step(
    'ZOM-1 nothing else opens before the picture is closed',
    ({ before }) => isPicture(before),
    (happening) => isPicture(happening.after) !== isOn(happening, 'pictureZoom.closed'),
  ),
  step(
    'ZOM-1 the picture is informed when its product is no longer shown',
    (happening) => isOn(happening, 'product.hidden'),
    (happening) =>
      isSent(happening, 'pictureZoom', 'product.hidden') && happening.after.value === happening.before.value,
  ),
  step(
    'AGE-7 CRT-6 ZOM-1 the picture and the messages are informed that the gate has closed',
    ({ before, after }) => isGate(before) && !isGate(after),
    (happening) => isSent(happening, 'pictureZoom', 'page.uncovered') && isSent(happening, 'toasts', 'page.uncovered'),
  ),
  step(
    'HDR-4 PRD-2 a panel that opens on an uncovered page is the open overlay',
    (happening) => !isCovered(happening.before) && isOn(happening, 'header.panel.opened', 'catalogue.filters.opened'),
    (happening) => happening.after.matches(isOn(happening, 'header.panel.opened') ? 'panel' : 'filters'),
  ),
  step(
    'HDR-1 HDR-3 HDR-4 the filters replace a panel of the header: it closes',
    (happening) => happening.before.matches('panel') && happening.after.matches('filters'),
    (happening) => isSent(happening, 'header', 'panel.dismissed'),
  ),
  step(
    'PRD-2 HDR-4 a panel of the header closes the open filters',
    (happening) => happening.before.matches('filters') && happening.after.matches('panel'),
    (happening) => isSent(happening, 'catalogue', 'filterPanel.dismissed'),
  ),
  step(
    'HDR-4 PRD-2 a closed panel is no longer the open overlay',
    (happening) =>
      (happening.before.matches('panel') && isOn(happening, 'header.panel.closed')) ||
      (happening.before.matches('filters') && isOn(happening, 'catalogue.filters.closed')),
    ({ after }) => after.matches('nothing'),
  ),
  step(
    'HDR-4 an overlay closes only by its own report or for another one',
    ({ before, after }) => (before.matches('panel') || before.matches('filters')) && after.value !== before.value,
    (happening) =>
      isOn(
        happening,
        happening.before.matches('panel') ? 'header.panel.closed' : 'catalogue.filters.closed',
        'checkout.shown',
        'header.panel.opened',
        'catalogue.filters.opened',
        'pictureZoom.opened',
      ),
  ),
  step(
    'AGE-7 CHK-1 header, list and messages are informed when the page is covered and when it is uncovered',
    ({ before, after }) => isCovered(before) !== isCovered(after),
    (happening) =>
      FLOWS_UNDER.every((flow) =>
        isSent(happening, flow, isCovered(happening.after) ? 'page.covered' : 'page.uncovered'),
      ),
  ),
  step(
    'AGE-7 CHK-1 header, list and messages are informed only when the cover changes',
    (happening) =>
      commandsOf(happening).some(({ event }) => event.type === 'page.covered' || event.type === 'page.uncovered'),
    ({ before, after }) => isCovered(before) !== isCovered(after),
  ),
  step(
    'HDR-4 the header is informed of each new page',
    (happening) => isOn(happening, 'navigation.page.reached'),
    (happening) => isSent(happening, 'header', 'page.reached') && happening.after.value === happening.before.value,
  ),
  step(
    'HDR-3 the header is informed of each sign-in and sign-out',
    (happening) => isOn(happening, 'session.signedIn', 'session.signedOut'),
    (happening) => {
      const word = isOn(happening, 'session.signedIn') ? 'shopper.signedIn' : 'shopper.signedOut';
      return (
        commandsOf(happening)
          .map(({ flow, event }) => `${flow} ${event.type}`)
          .join() === `header ${word}`
      );
    },
  ),
  run('HDR-4 the page is uncovered when every overlay has closed', () => {
    let over = 'gate';
    return (happening) => {
      over = OVER[over]?.[happening.event.type] ?? over;
      return happening.after.value === over;
    };
  }),
];
