/** A state of a chart that the shop is to be in: 'checkout', 'open.choosingPayment'. */
export type GoalState = {
  readonly chart: string;
  readonly path: string;
  /** The id of the transition by which it is to be entered, where a state stands for several things: one error of many. */
  readonly by?: string;
};

export const isSameState = (one: GoalState, other: GoalState): boolean =>
  one.chart === other.chart && one.path === other.path;
