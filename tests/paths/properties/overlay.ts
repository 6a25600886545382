import type { overlayMachine } from '#machines/shop/overlay.machine.ts';
import { commandsOf, isSent } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, beginning, run, isOn } = sentencesOn<typeof overlayMachine>();

type Snapshot = Parameters<typeof isOn>[0]['after'];

const isGate = (snapshot: Snapshot): boolean => snapshot.matches('gate');
const isCheckout = (snapshot: Snapshot): boolean => snapshot.matches('checkout');
/** Nothing else can be opened under these. */
const isCovered = (snapshot: Snapshot): boolean => isGate(snapshot) || isCheckout(snapshot);

const FLOWS_UNDER = ['header', 'catalogue'] as const;

/** What stands over the page next, by what stands there now and what happens. */
const OVER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gate: { 'ageGate.passed': 'nothing', 'ageGate.remembered': 'nothing' },
  nothing: { 'header.panel.opened': 'panel', 'catalogue.filters.opened': 'filters', 'checkout.shown': 'checkout' },
  panel: { 'header.panel.closed': 'nothing', 'catalogue.filters.opened': 'filters', 'checkout.shown': 'checkout' },
  filters: { 'catalogue.filters.closed': 'nothing', 'header.panel.opened': 'panel', 'checkout.shown': 'checkout' },
  checkout: { 'checkout.hidden': 'nothing' },
};

export const overlayProperties = [
  beginning('AGE-1 the gate stands over everything at first', isGate),
  step(
    'AGE-1 AGE-7 while age is not confirmed nothing opens',
    ({ before }) => isGate(before),
    (happening) => isGate(happening.after) !== isOn(happening, 'ageGate.passed', 'ageGate.remembered'),
  ),
  step(
    'AGE-1 the gate that has opened does not come back',
    ({ before }) => !isGate(before),
    ({ after }) => !isGate(after),
  ),
  step(
    "AGE-7 the focus goes to the page's heading once the visitor confirms, and not on a reload",
    (happening) => isOn(happening, 'ageGate.passed', 'ageGate.remembered') && isGate(happening.before),
    (happening) => isSent(happening, 'navigation', 'page.revealed') === isOn(happening, 'ageGate.passed'),
  ),
  step(
    'CHK-1 the checkout stands over whatever was open',
    (happening) => isOn(happening, 'checkout.shown') && !isGate(happening.before),
    ({ after }) => isCheckout(after),
  ),
  step(
    'CHK-4 nothing else opens while the checkout stands, until it is hidden',
    ({ before }) => isCheckout(before),
    (happening) => isCheckout(happening.after) !== isOn(happening, 'checkout.hidden'),
  ),
  step(
    'HDR-4 PRD-2 what opens on an open page is what stands over it',
    (happening) => !isCovered(happening.before) && isOn(happening, 'header.panel.opened', 'catalogue.filters.opened'),
    (happening) => happening.after.matches(isOn(happening, 'header.panel.opened') ? 'panel' : 'filters'),
  ),
  step(
    'HDR-1 HDR-3 HDR-4 the filters take the place of a panel of the header: it closes',
    (happening) => happening.before.matches('panel') && happening.after.matches('filters'),
    (happening) => isSent(happening, 'header', 'panel.dismissed'),
  ),
  step(
    'PRD-2 HDR-4 a panel of the header takes the place of the filters: they close',
    (happening) => happening.before.matches('filters') && happening.after.matches('panel'),
    (happening) => isSent(happening, 'catalogue', 'filterPanel.dismissed'),
  ),
  step(
    'HDR-4 PRD-2 what closes stands over the page no longer',
    (happening) =>
      (happening.before.matches('panel') && isOn(happening, 'header.panel.closed')) ||
      (happening.before.matches('filters') && isOn(happening, 'catalogue.filters.closed')),
    ({ after }) => after.matches('nothing'),
  ),
  step(
    'HDR-4 nothing closes but by its own word, or for another',
    ({ before, after }) => (before.matches('panel') || before.matches('filters')) && after.value !== before.value,
    (happening) =>
      isOn(
        happening,
        happening.before.matches('panel') ? 'header.panel.closed' : 'catalogue.filters.closed',
        'checkout.shown',
        'header.panel.opened',
        'catalogue.filters.opened',
      ),
  ),
  step(
    'AGE-7 CHK-1 header and list hear what covers the page, and that it lies open again',
    ({ before, after }) => isCovered(before) !== isCovered(after),
    (happening) =>
      FLOWS_UNDER.every((flow) =>
        isSent(happening, flow, isCovered(happening.after) ? 'page.covered' : 'page.uncovered'),
      ),
  ),
  step(
    'AGE-7 CHK-1 nobody hears of a cover that has not come or gone',
    (happening) =>
      commandsOf(happening).some(({ event }) => event.type === 'page.covered' || event.type === 'page.uncovered'),
    ({ before, after }) => isCovered(before) !== isCovered(after),
  ),
  step(
    'HDR-4 the header hears of each page that is reached',
    (happening) => isOn(happening, 'navigation.page.reached'),
    (happening) => isSent(happening, 'header', 'page.reached') && happening.after.value === happening.before.value,
  ),
  step(
    'HDR-3 the header hears who is there, and when nobody is any more',
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
  run('HDR-4 the page lies open where all that has opened has closed', () => {
    let over = 'gate';
    return (happening) => {
      over = OVER[over]?.[happening.event.type] ?? over;
      return happening.after.value === over;
    };
  }),
];
