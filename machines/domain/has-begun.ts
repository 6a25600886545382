/** Whether a flow runs, by its snapshot; else its code is still to come, and it has nothing to say. */
export const hasBegun = (snapshot: object): boolean => 'machine' in snapshot;
