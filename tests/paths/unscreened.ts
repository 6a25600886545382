import type { AnyStateMachine } from 'xstate';
import { nodesOf } from '#tests/support/charts.ts';
import { SCREENS } from './all-screens.ts';
import { WITHOUT_SCREEN } from './not-on-screen.ts';

/** The innermost states of a chart that no view shows yet: its screen neither sees them nor says why not. */
export function unscreened({ id, root }: AnyStateMachine): readonly string[] {
  if (id in WITHOUT_SCREEN) return [];
  const screen = SCREENS.find(({ flow }) => flow === id);
  const described = [...Object.keys(screen?.seen ?? {}), ...Object.keys(screen?.unseen ?? {})];
  const isDescribed = (state: string) => described.some((one) => state === one || state.startsWith(`${one}.`));
  const innermost = nodesOf(root).filter(({ type }) => type === 'atomic' || type === 'final');
  return innermost.map(({ path }) => path.join('.')).filter((state) => !isDescribed(state));
}
