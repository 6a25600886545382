import type { ReactNode } from 'react';
import { storyHref } from '#tools/flowbook/live/routes.ts';
import { picturedIn } from '#tools/flowbook/storyboard/storyboard.ts';
import { useResultsSoFar } from './known-marks.ts';

/** To the pictures of a state, where there are some. */
export function PictureLink({ chart, path }: { chart: string; path: string }): ReactNode {
  const storyboard = useResultsSoFar()?.STORYBOARD ?? null;
  if (storyboard === null || !picturedIn(storyboard, chart).has(path)) return null;
  return (
    <a href={storyHref(chart, path)}>
      Pictures<span className="fb-unseen"> of {path}</span>
    </a>
  );
}
