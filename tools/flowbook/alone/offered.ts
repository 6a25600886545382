import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { nodesOf } from '#tools/chart-tests/engine/charts.ts';
import { isOfClock } from '#tools/chart-tests/engine/delay-of.ts';
import { placesOf } from '#tools/chart-tests/engine/places.ts';
import { eventInWords } from '#tools/flowbook/chart/in-words.ts';
import { ownEntry } from '#tools/flowbook/chart/own-entry.ts';
import type { GuardFace, OfferedEvent, RunningChart } from './alone-face.ts';
import { READS_OF_NOTHING } from './needs.ts';
import { isWatched } from './standalone.ts';

/** Payloads by the event and the sample's name. */
export type Samples = Readonly<Record<string, Readonly<Record<string, AnyEventObject>>>>;

const isOfChart = (event: string): boolean => !isOfClock(event) && eventInWords(event).kind === 'event';
const isWildcard = (event: string): boolean => event.endsWith('*');

/** What carries nothing. */
const bare = (type: string): readonly (readonly [string, AnyEventObject])[] => [['', { type }]];

function samplesOf(event: string, samples: Samples): readonly (readonly [string, AnyEventObject])[] {
  const own = Object.entries(ownEntry(samples, event) ?? {});
  return own.length > 0 ? own : bare(event);
}

/** Whether a chart says yes, and why its code has failed as it was asked; empty where it has not. */
export type Ask = (check: () => boolean) => { readonly says: boolean; readonly problem: string };

/** Code that reads what an event does not carry fails: that is said, and what else it may be. */
export function lacksData({ type, ...payload }: AnyEventObject, problem: string): string | null {
  if (Object.keys(payload).length > 0 || !READS_OF_NOTHING.test(problem)) return null;
  return isOfChart(type)
    ? `needs data: give the event its payload (${problem})`
    : `needs the data of an answer, and says no without (${problem})`;
}

/** All events that a chart names, and whether it answers them now. */
export function offeredBy(
  snapshot: AnyMachineSnapshot,
  samples: Samples,
  ask: Ask,
): Pick<RunningChart, 'events' | 'wildcards'> {
  const names = new Set(nodesOf(snapshot.machine.root).flatMap((node) => [...node.transitions.keys()]));
  const named = [...names].filter(isOfChart);
  const events = named
    .filter((name) => !isWildcard(name))
    .flatMap((event) =>
      samplesOf(event, samples).map(([sample, { type, ...payload }]): OfferedEvent => {
        const sent = { ...payload, type };
        const { says, problem } = ask(() => snapshot.can(sent));
        return { event, sample, payload, isPossible: says, lacks: (says ? null : lacksData(sent, problem)) ?? '' };
      }),
    );
  return { events, wildcards: named.filter(isWildcard) };
}

/** A guard of a present state, which can be asked. */
type Askable = Pick<GuardFace, 'key' | 'words' | 'branch'> & {
  readonly event: AnyEventObject;
  readonly check: () => boolean;
};

/** The guards of the transitions out of the present states, each once. */
export function guardsIn(snapshot: AnyMachineSnapshot, samples: Samples): readonly Askable[] {
  const { context } = snapshot;
  const found = new Map<string, Askable>();
  for (const node of snapshot._nodes) {
    for (const [place, { guard }] of placesOf(node)) {
      if (!isWatched(guard) || found.has(guard.key)) continue;
      const [[, sample] = ['', {}]] = samplesOf(place.event, samples);
      const event = { ...sample, type: place.event };
      found.set(guard.key, {
        ...{ key: guard.key, words: guard.words, branch: place.branch },
        event,
        check: () => guard.check(snapshot, { context, event }),
      });
    }
  }
  return [...found.values()];
}
