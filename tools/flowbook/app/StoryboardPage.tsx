import { type ReactNode, use } from 'react';
import { coverageHref, hrefOf, storyHref } from '#tools/flowbook/live/routes.ts';
import { widthOf } from '#tools/flowbook/machines/viewer.selectors.ts';
import { StoryboardView } from '#tools/flowbook/storyboard/StoryboardView.tsx';
import { CHARTS } from './charts.ts';
import { pictureUrl, results } from './results.ts';
import { useSurroundings, useViewer } from './surroundings.ts';

/** A flow in pictures. */
export function StoryboardPage({ chart, state }: { chart: string; state: string }): ReactNode {
  const { viewer } = useSurroundings();
  const width = useViewer(widthOf);
  const { STORYBOARD } = use(results());
  const go = (href: string) => viewer.send({ type: 'page.requested', href });
  return (
    <StoryboardView
      storyboard={STORYBOARD}
      charts={CHARTS}
      chart={chart}
      width={width}
      selected={state || null}
      pictureUrl={pictureUrl}
      onWidth={(chosen) => viewer.send({ type: 'width.chosen', width: chosen })}
      onState={(path) => go(storyHref(chart, path ?? ''))}
      onEdge={(edge) => {
        go(hrefOf(chart));
        viewer.send({ type: 'edge.chosen', edge });
      }}
      onRequirement={(requirement) => {
        go(coverageHref(chart));
        viewer.send({ type: 'requirement.chosen', requirement });
      }}
    />
  );
}
