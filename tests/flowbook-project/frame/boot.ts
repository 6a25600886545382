import * as v from 'valibot';
import { type PageData, READY } from '#src/platform/page-data.ts';
import { isPagePrerendered } from '#tests/explore/prerendered-page.ts';
import { FIRST_VISIT, type Visit, VisitSchema } from '#tests/explore/visit.ts';
import { onOrder, toFlowbook } from '#tools/flowbook/frame/channel.ts';
import { type Happening, OPENING_PARAMETER, type Opening } from '#tools/flowbook/frame/protocol.ts';
import { setOnline } from './connection-state.ts';
import { frameApi } from './frame-api.ts';
import { frameClock } from './frame-clock.ts';
import { frameInspector } from './frame-inspector.ts';
import { obey, possibilitiesOf, settle } from './frame-orders.ts';
import { fetchPageCode } from './page-code.ts';
import { prepareVisit, stayHere } from './prepare-visit.ts';
import { prerenderedPage } from './prerendered-page.ts';

let watched: string | null = null;
let unsent: Happening[] = [];

/** The events of one turn are sent together. */
function sendHappenings(): void {
  toFlowbook({ kind: 'happened', happenings: unsent });
  unsent = [];
  if (watched !== null) tellPossibilities(watched);
}

function tellPossibilities(actor: string): void {
  toFlowbook({ kind: 'possible', actor, possibilities: possibilitiesOf(frameInspector.actors.get(actor)) });
}

const tellClock = (): void => {
  const { isPaused } = frameClock;
  toFlowbook({ kind: 'clock', clock: { now: Math.round(frameClock.now()), isPaused, next: frameClock.untilNext() } });
};

function connect(): void {
  frameInspector.listen((happening) => {
    if (unsent.length === 0) queueMicrotask(sendHappenings);
    unsent.push(happening);
  });
  frameClock.onChange(tellClock);
  frameApi.listen((calls) => toFlowbook({ kind: 'calls', calls }));
  onOrder((order) => {
    if (order.kind === 'watch') {
      watched = order.actor;
      if (watched !== null) tellPossibilities(watched);
    }
    obey(order, toFlowbook).catch(reportError);
  });
  addEventListener('error', ({ message }) => toFlowbook({ kind: 'broken', message }));
  addEventListener('unhandledrejection', ({ reason }) => toFlowbook({ kind: 'broken', message: String(reason) }));
}

/** Puts the data of a prerendered page into the document. */
function writePageData(data: PageData): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'page-data';
  script.textContent = JSON.stringify(data);
  document.head.append(script);
}

/** Where Flowbook says nothing of the visit. */
const PLAIN_VISIT: Visit = { ...FIRST_VISIT, screen: 'phone', ageConfirmed: true };

async function open({ visit: given, conditions, isPlayed }: Opening): Promise<void> {
  const visit = given === null ? PLAIN_VISIT : v.parse(VisitSchema, given);
  prepareVisit(visit);
  stayHere();
  frameApi.serve(visit);
  frameApi.install();
  if (isPlayed && isPagePrerendered(visit.at)) {
    writePageData(await prerenderedPage({ path: location.pathname, search: location.search }));
  }
  if (isPlayed) {
    await fetchPageCode();
    frameApi.holdAll();
    frameClock.hold();
  } else {
    setOnline(conditions.isOnline);
    frameApi.conditions = conditions;
  }
  connect();
  const tellReady = async () => {
    if (isPlayed) await settle();
    toFlowbook({ kind: 'ready', address: visit.at });
  };
  document.addEventListener(READY, () => void tellReady().catch(reportError), { once: true });
  await import('#src/main.tsx');
}

const text = new URLSearchParams(location.search).get(OPENING_PARAMETER);
if (text === null) throw new Error('The frame is opened by Flowbook alone.');
await open(JSON.parse(text) as Opening);
