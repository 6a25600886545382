import type { Chart } from './chart-model.ts';

/** The innermost state that a chart begins in; of several regions the state around them. */
export function beginningOf({ states }: Chart): string {
  let path = '';
  for (;;) {
    const { initial = null } = states.find((state) => state.path === path) ?? {};
    if (initial === null) return path;
    path = initial;
  }
}
