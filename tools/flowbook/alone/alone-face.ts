import type { AnyEventObject } from 'xstate';
import type { Possibility } from '#tools/flowbook/frame/protocol.ts';
import type { ActorKind, HandAnswer } from './by-hand.ts';

/** One step of a run. The steps say all that there is to know of it: it can be taken again from them. */
export type AloneStep =
  | { readonly kind: 'event'; readonly actor: string; readonly event: AnyEventObject }
  | { readonly kind: 'answer'; readonly actor: string; readonly answer: HandAnswer }
  | { readonly kind: 'time'; readonly ms: number }
  | { readonly kind: 'guard'; readonly guard: string; readonly value: boolean | null };

/** A guard of a transition out of a present state. */
export type GuardFace = {
  readonly key: string;
  /** For people: its name, or its code. */
  readonly words: string;
  /** The actor that it belongs to, its chart, and the event that asks it. */
  readonly actor: string;
  readonly chart: string;
  readonly event: string;
  /** Of several for this event, from 0; null where there is one alone. */
  readonly branch: number | null;
  /** What it says now; null where its code fails. */
  readonly says: boolean | null;
  readonly forced: boolean | null;
  /** Why its code fails; empty where it does not. */
  readonly problem: string;
};

/** An actor that waits to be answered by hand. */
export type WaitingActor = {
  readonly name: string;
  readonly kind: ActorKind;
  readonly answers: readonly HandAnswer['kind'][];
  readonly input: unknown;
  readonly received: readonly string[];
};

/** An event that can be sent, with what it carries until that is edited. */
export type OfferedEvent = Possibility & {
  readonly payload: Readonly<Record<string, unknown>>;
  /** What it lacks for a guard to say anything; empty where that says yes or no. */
  readonly lacks: string;
};

/** A chart that runs, and what it can be sent. */
export type RunningChart = {
  readonly actor: string;
  readonly chart: string;
  readonly events: readonly OfferedEvent[];
  /** It also answers events whose names it does not say: by wildcards such as 'mouse.*'. */
  readonly wildcards: readonly string[];
};

/** What a run shows of itself, as plain data. */
export type AloneFace = {
  readonly status: 'active' | 'done' | 'error';
  /** Why it has stopped, or why the last step was not taken; empty where neither is so. */
  readonly problem: string;
  readonly output: unknown;
  readonly charts: readonly RunningChart[];
  readonly guards: readonly GuardFace[];
  readonly waiting: readonly WaitingActor[];
  /** In ms; `next` is null where no timer is set. */
  readonly clock: { readonly now: number; readonly next: number | null };
  /** What the last step would have done outside of the charts. */
  readonly effects: readonly string[];
  readonly steps: readonly AloneStep[];
};

export const NO_FACE: AloneFace = {
  ...{ status: 'active', problem: '', output: undefined, charts: [], guards: [], waiting: [], effects: [], steps: [] },
  clock: { now: 0, next: null },
};
