/** Whether a state is another one or within it, by their paths: 'open.confirming' in 'open', and each in '', the chart. */
export const isWithin = (path: string, around: string): boolean =>
  around === '' || path === around || path.startsWith(`${around}.`);
