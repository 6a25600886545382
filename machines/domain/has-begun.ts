/** Whether a flow runs, by its snapshot; else its code is still to come, and it only keeps what it is told. */
export const hasBegun = (snapshot: object): boolean => 'machine' in snapshot;

/** What a flow has been told, in order, whose code is still to come; nothing of one that has begun. */
export const toldMeanwhile = <Event extends { type: string }>(snapshot: object): readonly Event[] =>
  'told' in snapshot ? (snapshot.told as readonly Event[]) : [];
