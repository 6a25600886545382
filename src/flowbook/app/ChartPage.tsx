import { type ReactNode, Suspense, use, useSyncExternalStore } from 'react';
import { tonesOf } from '#src/flowbook/coverage/coverage.ts';
import { Diagram } from '#src/flowbook/draw/Diagram.tsx';
import { Outline } from '#src/flowbook/draw/Outline.tsx';
import { marksOf } from '#src/flowbook/live/marks-of.ts';
import { hrefOf } from '#src/flowbook/live/routes.ts';
import { edgeChosen, foldedIn, isCoverageShown, isOutlined } from '#src/flowbook/machines/viewer.selectors.ts';
import { picturedIn } from '#src/flowbook/storyboard/storyboard.ts';
import { CanvasView } from './CanvasView.tsx';
import { chartCalled } from './charts.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { FormChoice } from './FormChoice.tsx';
import { Legend } from './Legend.tsx';
import { layoutsOf, placedWith } from './layouts.ts';
import { onResults, resultsSoFar } from './results.ts';
import { Selected } from './Selected.tsx';
import { useShownActors } from './shown-actor.ts';
import { useMoment, useRecorderOf, useSurroundings, useViewer } from './surroundings.ts';

const NOTHING: ReadonlySet<string> = new Set();

type Props = { id: string; state: string };

function LiveDiagram({ id, state }: Props): ReactNode {
  const { viewer } = useSurroundings();
  const recorder = useRecorderOf(id);
  const moment = useMoment(id);
  const edge = useViewer(edgeChosen);
  const { [id]: chosen } = useViewer(foldedIn);
  const { shown: actor } = useShownActors();
  const chart = chartCalled(id);
  const layouts = use(layoutsOf(id));
  const placed = placedWith(layouts, chosen ?? []);
  const soFar = useSyncExternalStore(onResults, resultsSoFar);
  const isOutline = useViewer(isOutlined);
  const hasTones = useViewer(isCoverageShown);
  const marks = {
    ...marksOf(recorder, id, actor, moment),
    tones: tonesOf(hasTones ? (soFar?.COVERAGE ?? null) : null, id),
    pictured: soFar?.STORYBOARD ? picturedIn(soFar.STORYBOARD, id) : NOTHING,
  };
  const boxes = placed.states
    .filter(({ isOpen }) => !isOpen)
    .map((box) => ({ ...box, isActive: marks.active.has(box.path) }));
  const shown = {
    ...{ chart, marks, selected: edge ?? (state || null) },
    onState: (path: string) => viewer.send({ type: 'page.requested', href: hrefOf(id, path) }),
    onEdge: (chosenEdge: string) => viewer.send({ type: 'edge.chosen', edge: chosenEdge }),
  };
  return (
    <>
      {isOutline ? (
        <div className="fb-outline">
          <Outline {...shown} />
        </div>
      ) : (
        <CanvasView
          key={`${id} ${placed.collapsed.join(',')}`}
          width={placed.width}
          height={placed.height}
          label={`Diagram of ${id}`}
          boxes={boxes}
          legend={<Legend />}
        >
          <Diagram
            {...shown}
            placed={placed}
            onRegion={(path) => viewer.send({ type: 'region.toggled', chart: id, path, initially: [] })}
          />
        </CanvasView>
      )}
      <ExportMenu chart={id} />
      <Selected chart={chart} path={state} edge={edge} />
    </>
  );
}

/** One flow: its diagram or outline, and what is said of the state or the transition that is looked at. */
export function ChartPage(props: Props): ReactNode {
  return (
    <div className="fb-diagram">
      <h1 className="fb-unseen">
        {props.id} {props.state}
      </h1>
      <FormChoice />
      <Suspense fallback={<p className="fb-none">Drawing {props.id} …</p>}>
        <LiveDiagram {...props} />
      </Suspense>
    </div>
  );
}
