import { startWays } from 'virtual:flowbook-ways';
import {
  type ActorRefFrom,
  type AnyActorRef,
  type AnyEventObject,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
} from 'xstate';
import { reportText } from '#src/platform/log-report.ts';
import type { AloneFace } from '#tools/flowbook/alone/alone-face.ts';
import { type Led, NOTHING_LED } from '#tools/flowbook/alone/led.ts';
import { messageOf } from '#tools/flowbook/chart/message-of.ts';
import { ownEntry } from '#tools/flowbook/chart/own-entry.ts';
import type { FrameOrder } from '#tools/flowbook/frame/protocol.ts';
import type { ClockChoice } from '#tools/flowbook/live/link.ts';
import { linkSearch, readLink } from '#tools/flowbook/live/read-link.ts';
import type { Recorder } from '#tools/flowbook/live/recorder.ts';
import { hrefOf, pageOf, titleOf } from '#tools/flowbook/live/routes.ts';
import { shownActors } from '#tools/flowbook/live/shown-actor.ts';
import { aloneMachine } from '#tools/flowbook/machines/alone.machine.ts';
import { type DroppedFile, dropMachine } from '#tools/flowbook/machines/drop.machine.ts';
import { type FollowInput, flowbookMachine } from '#tools/flowbook/machines/flowbook.machine.ts';
import { frameMachine } from '#tools/flowbook/machines/frame.machine.ts';
import { type NewNote, notesMachine } from '#tools/flowbook/machines/notes.machine.ts';
import { reportMachine } from '#tools/flowbook/machines/report.machine.ts';
import { type ViewerEvent, viewerMachine } from '#tools/flowbook/machines/viewer.machine.ts';
import {
  type Proof,
  type WayFact,
  type WayProofQuestion,
  type WayQuestion,
  wayMachine,
} from '#tools/flowbook/machines/way.machine.ts';
import type { Notes } from '#tools/flowbook/notes/notes.ts';
import type { WayAnswers, WayReply, WayRequest } from '#tools/flowbook/way/protocol.ts';
import { loadChart, runIn, storeLed } from './alone.actors.ts';
import { LINKABLE, routeNow } from './charts.ts';
import { keepDropped } from './dropped.ts';
import { stopLayouts } from './layouts.ts';
import { NOTES_PATH } from './paths.ts';
import { hasScreens, isAlone } from './project.ts';
import { DROP_ID } from './ReplayDrop.tsx';
import { saveExport } from './save-export.ts';
import { shopFrame } from './shop-frame.ts';
import { editing, newFlow } from './sketch.actors.ts';

function write(href: string): void {
  if (href !== `${location.pathname}${location.search}`) history.pushState(null, '', href);
  dispatchEvent(new PopStateEvent('popstate'));
}

const isForBrowser = ({ altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey }: MouseEvent): boolean =>
  defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey;

/** Links to pages of Flowbook do not reload it. */
function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || isForBrowser(event) || link.origin !== location.origin || link.download !== '') return;
  // One that holds a situation opens Flowbook anew, in that situation; a transition alone is none.
  if ([...new URLSearchParams(link.search).keys()].some((name) => name !== 'edge')) return;
  event.preventDefault();
  write(`${link.pathname}${link.search}`);
}

/** What has the focus in a page goes with it: the next page has the focus, so that Tab and the keys go on there. */
function passFocus(): void {
  const main = document.querySelector('main');
  if (main?.contains(document.activeElement)) main.focus();
}

/** Reports the address and every change of it. */
const watchAddress = fromCallback<ViewerEvent>(({ sendBack }) => {
  let shown: string | null = null;
  const report = () => {
    const route = routeNow();
    const page = route.page === 'chart' ? hrefOf(route.chart) : route.page;
    if (page !== shown) passFocus();
    shown = page;
    document.title = titleOf(route);
    const { edge } = readLink(location.search, pageOf(route), LINKABLE).link;
    sendBack({ type: 'address.changed', route, edge });
  };
  addEventListener('popstate', report);
  document.addEventListener('click', followLink);
  report();
  return () => {
    removeEventListener('popstate', report);
    document.removeEventListener('click', followLink);
  };
});

/** Digits send the events that are offered, a slash leads to the search, d to the diagram alone, f folds or unfolds all of it, and g goes there; not while something is typed. */
function hearKey(event: KeyboardEvent): void {
  const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
  if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
  const pressed = event.key === '/' ? 'input[type=search]' : `[data-key="${CSS.escape(event.key)}"]`;
  const element = /^[1-9dfg/]$/.test(event.key) ? document.querySelector<HTMLElement>(pressed) : null;
  if (!element) return;
  event.preventDefault();
  if (event.key === '/') element.focus();
  else element.click();
}

/** Asks the shop which events can be sent to the shown flow; a flow without a screen runs alone once it is shown. */
const followShown = (recorder: Recorder) =>
  fromCallback<AnyEventObject, FollowInput>(({ input, system }) => {
    const viewer: ActorRefFrom<typeof viewerMachine> = system.get('viewer');
    const frame: ActorRefFrom<typeof frameMachine> = system.get('frame');
    const alone: ActorRefFrom<typeof aloneMachine> = system.get('alone');
    let chart: string | null = null;
    let { of } = input;
    const showAlone = (shown: string) => {
      if (isAlone(shown)) alone.send({ type: 'chart.shown', chart: of ?? shown });
      of = undefined;
    };
    const follow = () => {
      const { route, actor } = viewer.getSnapshot().context;
      if (route.page === 'chart' && route.chart !== chart) {
        chart = route.chart;
        showAlone(chart);
      }
      const shown = shownActors(recorder, route, actor, Number.POSITIVE_INFINITY).shown?.actor ?? null;
      stopLayouts(route.page === 'chart' ? route.chart : null);
      if (shown !== frame.getSnapshot().context.watched) frame.send({ type: 'actor.watched', actor: shown });
    };
    const stopped = [recorder.subscribe(follow), viewer.subscribe(follow).unsubscribe];
    document.addEventListener('keydown', hearKey);
    follow();
    return () => {
      for (const stop of stopped) stop();
      document.removeEventListener('keydown', hearKey);
    };
  });

/** Ways are searched in a worker: that takes seconds. */
function askWorker<Kind extends WayRequest['kind']>(
  request: Extract<WayRequest, { kind: Kind }>,
  signal: AbortSignal,
): Promise<WayAnswers[Kind]> {
  const worker = startWays();
  signal.addEventListener('abort', () => worker.terminate());
  const reply = new Promise<WayAnswers[Kind]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WayReply<Kind>>) => {
      worker.terminate();
      if ('answer' in data) resolve(data.answer);
      else reject(new Error(data.problem));
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  worker.postMessage(request);
  return reply;
}

const findWay = fromPromise<WayFact, WayQuestion>(({ input, signal }) =>
  askWorker<'find'>({ kind: 'find', question: input }, signal),
);

const proveWay = fromPromise<Proof, WayProofQuestion>(({ input, signal }) =>
  askWorker<'prove'>({ kind: 'prove', question: input }, signal),
);

/** A project without screens has no shop: its frame stays empty. */
const noShop = fromCallback<{ type: 'ordered'; order: FrameOrder }, { number: number }>(() => {});

/** Notes are written by the development server, beside their chart. */
const writeNote = fromPromise<Notes, NewNote>(async ({ input, signal }) => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(NOTES_PATH, { method: 'POST', headers, body: JSON.stringify(input), signal });
  if (!response.ok) throw new Error(`The note was not written: ${response.status}.`);
  return await response.json();
});

/** The address of what is shown, with the situation of the shop beside it. */
function linkNow({ get }: AnyActorRef['system']): string {
  const viewer: SnapshotFrom<typeof viewerMachine> = get('viewer').getSnapshot();
  const frame: SnapshotFrom<typeof frameMachine> = get('frame').getSnapshot();
  const way: SnapshotFrom<typeof wayMachine> = get('way').getSnapshot();
  const alone: SnapshotFrom<typeof aloneMachine> = get('alone').getSnapshot();
  const { route, device, edge, folded } = viewer.context;
  const { conditions, clock } = frame.context;
  const { goals, start } = way.context;
  const { chart, face, led } = alone.context;
  const page = pageOf(route);
  const link = {
    ...{ goals, start, device, conditions, edge },
    clock: clockChoiceOf(clock.isPaused, goals.length > 0),
    folded: page === null ? null : (ownEntry(folded, page.chart) ?? null),
    run: page === null || chart === null ? null : ledOn(page.chart, chart, ownEntry(led, chart), face),
  };
  return `${location.origin}${location.pathname}${linkSearch(link, page)}`;
}

/** What a chart that is shown was led to: a chart at its start needs no run in the link, a part of another needs that one's. */
function ledOn(shown: string, chart: string, led: Led | undefined, { charts }: AloneFace): Led | null {
  const isPart = shown !== chart && charts.some((running) => running.chart === shown);
  if (isPart) return { ...(led ?? NOTHING_LED), of: chart };
  const isAtStart = led === undefined || (led.steps.length === 0 && led.input === undefined);
  return shown !== chart || isAtStart ? null : led;
}

/** What has to be said of the clock: not what comes of itself. */
function clockChoiceOf(isPaused: boolean, isLed: boolean): ClockChoice | null {
  if (isPaused === isLed) return null;
  return isPaused ? 'held' : 'runs';
}

/** Flowbook with everything that its charts only name. */
/** @param aloneRecorder records what happens in a chart that runs alone */
export const flowbookWith = (recorder: Recorder, aloneRecorder: Recorder) =>
  flowbookMachine.provide({
    actors: {
      ...{ followShown: followShown(recorder), editing, newFlow },
      viewer: viewerMachine.provide({
        actors: { watchAddress },
        actions: {
          copyReport: () => void navigator.clipboard.writeText(reportText(recorder.happenings)).catch(reportError),
          copyLink: ({ system }) => void navigator.clipboard.writeText(linkNow(system)).catch(reportError),
          goTo: (_, { href }) => write(href),
          saveExport: ({ self }, { chart, format }) =>
            void saveExport(chart, format).catch((error) =>
              self.send({ type: 'export.failed', problem: messageOf(error) }),
            ),
        },
      }),
      alone: aloneMachine.provide({
        actors: { loadChart, run: runIn(aloneRecorder) },
        actions: { storeLed: ({ context: { led } }) => storeLed(led) },
      }),
      drop: dropMachine.provide({
        actors: { readFile: fromPromise<string, DroppedFile>(({ input }) => keepDropped(input)) },
        // It is read anew with the page, beside the charts that are there.
        actions: { showChart: (_, { chart }) => location.assign(hrefOf(chart)) },
      }),
      frame: frameMachine.provide({
        actors: { shop: hasScreens ? shopFrame(recorder) : noShop },
        actions: {
          forgetPast: () => recorder.clear(),
          showReport: (_, { happenings }) => recorder.add(happenings),
        },
      }),
      way: wayMachine.provide({ actors: { findWay, proveWay } }),
      notes: notesMachine.provide({ actors: { writeNote } }),
      report: reportMachine.provide({ actions: { focusDrop: () => document.getElementById(DROP_ID)?.focus() } }),
    },
  });
