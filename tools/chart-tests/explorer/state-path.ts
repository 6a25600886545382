/** Whether a state, told by its path, is another one or lies in it: 'open.confirming' in 'open', and each in '', the chart. */
export const isWithin = (path: string, around: string): boolean =>
  around === '' || path === around || path.startsWith(`${around}.`);
