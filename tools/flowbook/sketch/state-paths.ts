/** The path of the state around another; null for the chart as a whole. */
export function parentOf(path: string): string | null {
  if (path === '') return null;
  const dot = path.lastIndexOf('.');
  return dot === -1 ? '' : path.slice(0, dot);
}

export const keyIn = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

export const within = (parent: string, key: string): string => (parent === '' ? key : `${parent}.${key}`);

/** Whether a state is another, or somewhere in it. */
export const isIn = (path: string, outer: string): boolean =>
  outer === '' || path === outer || path.startsWith(`${outer}.`);

/** How a chart names the target of a transition: by its key beside the state, '.key' within it, '#chart.path' elsewhere. */
export function targetText(from: string, to: string, chart: string): string {
  if (to !== from && isIn(to, from)) return from === '' ? `.${to}` : to.slice(from.length);
  const around = parentOf(from);
  if (around !== null && to !== around && isIn(to, around)) return around === '' ? to : to.slice(around.length + 1);
  return to === '' ? `#${chart}` : `#${chart}.${to}`;
}
