import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { flush } from '#tools/chart-tests/engine/flush.ts';
import type { EnvironmentAction } from '#tools/chart-tests/explorer/environment-actions.ts';
import type { ApiConditions } from '#tools/flowbook/frame/api-conditions.ts';
import type { FrameNews, FrameOrder, PlayedStep, Possibility } from '#tools/flowbook/frame/protocol.ts';
import { setOnline } from './connection-state.ts';
import { frameApi } from './frame-api.ts';
import { frameClock } from './frame-clock.ts';
import { frameInspector } from './frame-inspector.ts';
import { pageCode } from './page-code.ts';
import { SAMPLES, type Samples } from './samples.ts';

const isChart = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;

/** What its chart answers: the samples, and by its type alone an event that has no sample yet. */
const samplesOf = ({ machine: { id, events } }: AnyMachineSnapshot): Samples => ({
  ...Object.fromEntries(
    events.filter((type) => !/^xstate\.|\*/.test(type)).map((type) => [type, { '': { type } }] as const),
  ),
  ...SAMPLES.get(id),
});

/** What an actor can be sent, and whether it answers it now; nothing where it does not run. */
export function possibilitiesOf(actor: AnyActorRef | undefined): readonly Possibility[] {
  const snapshot: unknown = actor?.getSnapshot();
  if (!isChart(snapshot)) return [];
  return Object.entries(samplesOf(snapshot)).flatMap(([event, samples]) =>
    Object.entries(samples).map(([sample, payload]) => ({ event, sample, isPossible: snapshot.can(payload) })),
  );
}

/** ms. A frame that is not seen is not painted. */
const UNPAINTED_MS = 100;
/** The time that the explorer's expected model takes for a step, so that both are idle at the same moments. */
const STEP_MS = 60;
const LEEWAY_MS = 150;

/** Waits until the change is painted: parts of the shop continue only then. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, UNPAINTED_MS);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });

/** Waits for two frames in which no chart received an event. */
async function quiet(): Promise<void> {
  let received: number;
  do {
    received = frameInspector.received;
    await painted();
    await painted();
  } while (frameInspector.received !== received);
}

/** Lets time pass until nothing is about to happen. */
export async function settle(): Promise<void> {
  await quiet();
  do {
    await frameClock.advance(STEP_MS);
    await quiet();
  } while ((frameClock.untilNext() ?? Number.POSITIVE_INFINITY) < LEEWAY_MS);
}

/** Frames that a call may be late: its code may have to come first. */
const MOST_FRAMES = 60;

/** Answers the call with this target as soon as it exists. @returns whether it did */
async function answerLike({
  method,
  target,
  place,
  answer,
}: Extract<EnvironmentAction, { kind: 'answered' }>): Promise<boolean> {
  for (let frames = 0; frames < MOST_FRAMES; frames += 1) {
    if (frameApi.answerLike(method, target, place, answer)) return true;
    await painted();
  }
  return false;
}

/** As another tab of the same browser does it. */
function store(key: string, text: string | null): void {
  const oldValue = localStorage.getItem(key);
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: text, storageArea: localStorage }));
}

/** @returns what could not be done, in words; null where all is well */
async function perform(action: EnvironmentAction): Promise<string | null> {
  switch (action.kind) {
    case 'answered':
      return (await answerLike(action)) ? null : `No call waits for ${action.method} ${action.target}.`;
    case 'stored':
      store(action.key, action.text);
      return null;
    case 'connection':
      setOnline(action.isOnline);
      return null;
    case 'code':
      pageCode.isBlocked = action.isBlocked;
      return null;
    case 'travelled':
      history.go(action.by);
      return null;
  }
}

async function play({ sent, actions, ms }: PlayedStep): Promise<readonly string[]> {
  const undone: string[] = [];
  for (const { flow, event } of sent) {
    const actor = frameInspector.actors.get(flow);
    if (actor) actor.send(event);
    else undone.push(`${flow} does not run.`);
    await flush();
  }
  for (const action of actions) {
    const fault = await perform(action);
    if (fault !== null) undone.push(fault);
    await quiet();
  }
  await quiet();
  await frameClock.advance(ms);
  await quiet();
  return undone;
}

function setConditions(conditions: ApiConditions): void {
  setOnline(conditions.isOnline);
  frameApi.conditions = conditions;
}

function run(): void {
  frameApi.release();
  frameClock.run();
}

/** Carries out Flowbook's commands in the frame's shop. @param report sends the result to Flowbook */
export async function obey(order: FrameOrder, report: (news: FrameNews) => void): Promise<void> {
  switch (order.kind) {
    case 'send': {
      const actor = frameInspector.actors.get(order.actor);
      const snapshot: unknown = actor?.getSnapshot();
      const event = isChart(snapshot) ? samplesOf(snapshot)[order.event]?.[order.sample] : undefined;
      if (actor && event) actor.send(event);
      return;
    }
    case 'hold':
      return frameClock.hold();
    case 'run':
      return run();
    case 'advance':
      return frameClock.advance(order.ms);
    case 'conditions':
      setConditions(order.conditions);
      return;
    case 'arrive':
      if (order.conditions) setConditions(order.conditions);
      if (order.isToRun) run();
      return;
    case 'answer':
      return frameApi.answer(order.call);
    case 'step':
      return report({ kind: 'stepped', step: order.step, undone: await play(order.played) });
    case 'watch':
      return;
  }
}
