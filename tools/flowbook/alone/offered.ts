import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { nodesOf } from '#tools/chart-tests/engine/charts.ts';
import { placesOf } from '#tools/chart-tests/engine/places.ts';
import { eventInWords } from '#tools/flowbook/chart/in-words.ts';
import type { GuardFace, OfferedEvent, RunningChart } from './alone-face.ts';
import { isWatched } from './standalone.ts';

/** Payloads by the event and the sample's name. */
export type Samples = Readonly<Record<string, Readonly<Record<string, AnyEventObject>>>>;

const isOfChart = (event: string): boolean => eventInWords(event, {}).kind === 'event';
const isWildcard = (event: string): boolean => event.endsWith('*');

/** What carries nothing. */
const bare = (type: string): readonly (readonly [string, AnyEventObject])[] => [['', { type }]];

function samplesOf(event: string, samples: Samples): readonly (readonly [string, AnyEventObject])[] {
  const own = Object.entries(samples[event] ?? {});
  return own.length > 0 ? own : bare(event);
}

/** All events that a chart names, and whether it answers them now. */
export function offeredBy(snapshot: AnyMachineSnapshot, samples: Samples): Pick<RunningChart, 'events' | 'wildcards'> {
  const names = new Set(nodesOf(snapshot.machine.root).flatMap((node) => [...node.transitions.keys()]));
  const named = [...names].filter(isOfChart);
  const events = named
    .filter((name) => !isWildcard(name))
    .flatMap((event) =>
      samplesOf(event, samples).map(([sample, { type, ...payload }]): OfferedEvent => {
        return { event, sample, payload, isPossible: snapshot.can({ ...payload, type }) };
      }),
    );
  return { events, wildcards: named.filter(isWildcard) };
}

/** A guard of a present state, which can be asked. */
type Askable = Pick<GuardFace, 'key' | 'words' | 'event' | 'branch'> & {
  /** The event carries nothing that a guard could look at. */
  readonly isBare: boolean;
  readonly ask: () => boolean;
};

/** The guards of the transitions out of the present states, each once. */
export function guardsIn(snapshot: AnyMachineSnapshot, samples: Samples): readonly Askable[] {
  const { context } = snapshot;
  const found = new Map<string, Askable>();
  for (const node of snapshot._nodes) {
    for (const [place, { guard }] of placesOf(node)) {
      if (!isWatched(guard) || found.has(guard.key)) continue;
      const [[, event] = ['', { type: place.event }]] = samplesOf(place.event, samples);
      found.set(guard.key, {
        ...{ key: guard.key, words: guard.words },
        ...{ event: place.event, branch: place.branch, isBare: Object.keys(event).length === 1 },
        ask: () => guard.check(snapshot, { context, event }),
      });
    }
  }
  return [...found.values()];
}
