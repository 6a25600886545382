import type { SnapshotFrom } from 'xstate';
import type { EventSamples } from '#machines/domain/samples.ts';
import { reached, signedIn } from './facts.samples.ts';
import type { FlowFact } from './flows.ts';
import type { overlayMachine } from './overlay.machine.ts';

/** The events that this chart handles. */
export const overlaySamples = {
  'ageGate.remembered': { earlier: { type: 'ageGate.remembered' } },
  'ageGate.passed': { now: { type: 'ageGate.passed' } },
  'header.panel.opened': { plainly: { type: 'header.panel.opened' } },
  'header.panel.closed': { plainly: { type: 'header.panel.closed' } },
  'catalogue.filters.opened': { plainly: { type: 'catalogue.filters.opened' } },
  'catalogue.filters.closed': { plainly: { type: 'catalogue.filters.closed' } },
  'checkout.shown': { plainly: { type: 'checkout.shown' } },
  'checkout.hidden': { plainly: { type: 'checkout.hidden' } },
  'pictureZoom.opened': { plainly: { type: 'pictureZoom.opened' } },
  'pictureZoom.closed': { plainly: { type: 'pictureZoom.closed' } },
  'product.hidden': { plainly: { type: 'product.hidden' } },
  'navigation.page.reached': { home: reached({ name: 'home' }) },
  'session.signedIn': { asShopper: signedIn },
  'session.signedOut': { plainly: { type: 'session.signedOut' } },
} as const satisfies Partial<EventSamples<FlowFact>>;

/** The state is the whole key, because the chart has no context. */
export const overlayStateKey = ({ value }: SnapshotFrom<typeof overlayMachine>): string => value;
