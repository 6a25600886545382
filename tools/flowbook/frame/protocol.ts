import type { AnyEventObject } from 'xstate';
import type { LogEntry } from '#src/platform/log-report.ts';
import type { EnvironmentAction } from '#tools/chart-tests/explorer/environment-actions.ts';
import type { ApiConditions } from './api-conditions.ts';

/** One event that reached one of the shop's charts, and what it has done there. */
export type Happening = LogEntry & {
  /** From 0, in the order in which they happened. */
  readonly seq: number;
  /** What the event carries; nothing personal. */
  readonly payload: unknown;
  /** What the chart remembers afterwards; nothing personal. Null where that is as before. */
  readonly context: Readonly<Record<string, unknown>> | null;
};

/** An event that a chart can be sent, and whether it answers it now. */
export type Possibility = {
  readonly event: string;
  /** The sample's name: 'complete', 'malformed'. */
  readonly sample: string;
  readonly isPossible: boolean;
};

export type ClockFace = {
  /** ms since the shop started. */
  readonly now: number;
  readonly isPaused: boolean;
  /** ms until the next timer; null where none is set. */
  readonly next: number | null;
};

/** A call of the API, or of a simulated service, that waits. */
export type WaitingCall = { readonly id: number; readonly words: string };

/** The messages from the shop in the frame. */
export type FrameNews =
  | { readonly kind: 'happened'; readonly happenings: readonly Happening[] }
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'clock'; readonly clock: ClockFace }
  | { readonly kind: 'calls'; readonly calls: readonly WaitingCall[] }
  | { readonly kind: 'possible'; readonly actor: string; readonly possibilities: readonly Possibility[] }
  | { readonly kind: 'stepped'; readonly step: number; readonly undone: readonly string[] }
  | { readonly kind: 'broken'; readonly message: string };

/** A step that was found elsewhere: the events of the person, the environment's actions, and the time that passes. */
export type PlayedStep = {
  readonly sent: readonly { readonly flow: string; readonly event: AnyEventObject }[];
  readonly actions: readonly EnvironmentAction[];
  readonly ms: number;
};

/** The commands to the shop in the frame. */
export type FrameOrder =
  | { readonly kind: 'watch'; readonly actor: string | null }
  | { readonly kind: 'send'; readonly actor: string; readonly event: string; readonly sample: string }
  | { readonly kind: 'hold' }
  | { readonly kind: 'run' }
  | { readonly kind: 'advance'; readonly ms: number }
  | { readonly kind: 'conditions'; readonly conditions: ApiConditions }
  | { readonly kind: 'answer'; readonly call: number }
  /** A walk is over: the situation that was chosen for its end. */
  | { readonly kind: 'arrive'; readonly conditions: ApiConditions | null; readonly isToRun: boolean }
  | { readonly kind: 'step'; readonly step: number; readonly played: PlayedStep };

/** How the shop in the frame is opened. */
export type Opening = {
  /** How its visit begins, as the project understands it; null where it is left to the project. */
  readonly visit: unknown;
  readonly conditions: ApiConditions;
  /** The shop takes one step at a time: the clock is paused, and every call waits. */
  readonly isPlayed: boolean;
};

/** Marks the messages of either side. */
export const CHANNEL = 'flowbook';

/** Where the frame finds how it is to be opened. */
export const OPENING_PARAMETER = 'opening';
