export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

/** What a state runs while it is active. */
export type Invoked = {
  readonly id: string;
  readonly src: string;
  /** For people, where its id is one that XState has made up. */
  readonly name?: string;
};

/** Where a history state leads. */
export type ChartHistory = {
  /** To the innermost states, not to the children of its parent alone. */
  readonly isDeep: boolean;
  /** Where it leads before its parent has been entered; none where the parent's own beginning counts. */
  readonly targets: readonly string[];
};

/** A state, named by its path in the chart: 'open.choosingPayment'; '' is the root. */
export type ChartState = {
  readonly path: string;
  readonly key: string;
  readonly kind: StateKind;
  /** Of history states. */
  readonly history?: ChartHistory;
  readonly parent: string | null;
  /** The path of the state that this one begins in; null where it has none, or all of its regions begin. */
  readonly initial: string | null;
  readonly description: string;
  readonly tags: readonly string[];
  /** The requirement IDs that it names. */
  readonly covers: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** The actions of its initial transition, done after those of its entry; absent where there are none. */
  readonly initially?: readonly string[];
  readonly invokes: readonly Invoked[];
};

export type EdgeKind = 'event' | 'after' | 'always' | 'done' | 'error';

/** A transition, named by its place as the tests name it: 'open.confirming step.completed'. */
export type ChartEdge = {
  readonly id: string;
  /** The path of its state. */
  readonly state: string;
  /** As the chart names it; empty for 'always'. */
  readonly event: string;
  /** Of 'after': ms, or the name of a delay. */
  readonly delay?: string;
  /** From 0; null where the event has one branch alone. */
  readonly branch: number | null;
  readonly kind: EdgeKind;
  /** For people: 'step.completed', 'after 3 s', 'checkProducts answers', 'checkProducts fails'. */
  readonly words: string;
  readonly guard: string | null;
  /** The code of its guard in full; null where the guard says all. */
  readonly code: string | null;
  /** The paths of the states that it leads to; none where the state is not left. */
  readonly targets: readonly string[];
  readonly actions: readonly string[];
  readonly description: string;
  readonly covers: readonly string[];
  /** The state ignores the event and hides it from its parent states. */
  readonly isForbidden: boolean;
  readonly reenters: boolean;
};

/** A statechart as plain JSON: what it says, without what it runs. */
export type Chart = {
  readonly id: string;
  readonly description: string;
  /** ms, by name. */
  readonly delays: Readonly<Record<string, number>>;
  /** The root first; a state before the states within it. */
  readonly states: readonly ChartState[];
  readonly edges: readonly ChartEdge[];
};
