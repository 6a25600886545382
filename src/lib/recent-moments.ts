import type { AnyActorRef } from 'xstate';
import { chartHearer, isOfChart } from './heard.ts';
import { type Moment, momentOf } from './moment-report.ts';

/** The steps that led here: older ones are forgotten. */
const MOST = 200;
/** What an actor did that was there before anybody listened. */
const BEGUN = { type: 'xstate.init' };

const watched = new WeakMap<AnyActorRef, () => readonly Moment[]>();

const withChildren = (actor: AnyActorRef): AnyActorRef[] => {
  const children: Record<string, AnyActorRef | undefined> = actor.getSnapshot().children ?? {};
  return [actor, ...Object.values(children).flatMap((child) => (child ? withChildren(child) : []))];
};

/** The newest moments; of those before, how each actor stood last, unless it has ended. */
export function keptMoments(most: number) {
  const newest: Moment[] = [];
  const before = new Map<string, Moment>();
  return {
    keep: (moment: Moment): void => {
      newest.push(moment);
      const oldest = newest.length > most ? newest.shift() : undefined;
      if (oldest === undefined) return;
      before.delete(oldest.actor);
      if (oldest.states.length > 0) before.set(oldest.actor, oldest);
    },
    all: (): readonly Moment[] => [...before.values(), ...newest],
  };
}

function watch(shop: AnyActorRef): () => readonly Moment[] {
  const { keep, all } = keptMoments(MOST);
  const hearer = chartHearer((heard) => {
    const at = performance.now();
    // Relays that listen for longer pass a fact on before it is heard here who has reported it.
    queueMicrotask(() => keep(momentOf(heard, hearer.tellerOf(heard.event), at)));
  });
  for (const actor of withChildren(shop)) {
    const snapshot = actor.getSnapshot();
    hearer.begin(actor);
    if (isOfChart(snapshot)) {
      keep(momentOf({ actor, event: BEGUN, taken: [], reported: [], snapshot }, 'itself', performance.now()));
    }
  }
  shop.system.inspect(hearer.inspect);
  return all;
}

/**
 * What has happened last in the shop, its own flows' as well as those that they have started: how all stand where it is
 * first asked, and from then on every event. Types and states alone are kept.
 */
export function recentMoments(shop: AnyActorRef): readonly Moment[] {
  const moments = watched.get(shop) ?? watch(shop);
  watched.set(shop, moments);
  return moments();
}
