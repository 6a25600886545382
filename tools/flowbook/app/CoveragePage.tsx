import { type ReactNode, use } from 'react';
import { CoverageView } from '#tools/flowbook/coverage/CoverageView.tsx';
import { coverageHref, hrefOf } from '#tools/flowbook/live/routes.ts';
import { requirementFollowed } from '#tools/flowbook/machines/viewer.selectors.ts';
import { CHARTS } from './charts.ts';
import { pictureUrl, results } from './results.ts';
import { useSurroundings, useViewer } from './surroundings.ts';

/** What the suites know, and each statement of the requirements followed to what notices its loss. */
export function CoveragePage({ chart }: { chart: string }): ReactNode {
  const { viewer } = useSurroundings();
  const requirement = useViewer(requirementFollowed);
  const { COVERAGE, STORYBOARD } = use(results());
  const go = (href: string) => viewer.send({ type: 'page.requested', href });
  return (
    <CoverageView
      coverage={COVERAGE}
      charts={CHARTS}
      storyboard={STORYBOARD}
      chart={chart}
      requirement={requirement}
      pictureUrl={pictureUrl}
      onChart={(id) => go(coverageHref(id))}
      onState={(id, path) => go(hrefOf(id, path))}
      onEdge={(id, edge) => {
        go(hrefOf(id));
        viewer.send({ type: 'edge.chosen', edge });
      }}
      onRequirement={(chosen) => viewer.send({ type: 'requirement.chosen', requirement: chosen })}
    />
  );
}
