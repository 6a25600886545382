/** A state of a chart that the shop is to be in: 'checkout', 'open.choosingPayment'. */
export type GoalState = { readonly chart: string; readonly path: string };

export const isSameState = (one: GoalState, other: GoalState): boolean =>
  one.chart === other.chart && one.path === other.path;
