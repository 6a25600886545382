import { type ReactNode, Suspense } from 'react';
import { beginningOf } from '#tools/flowbook/chart/beginning.ts';
import { Diagram } from '#tools/flowbook/draw/Diagram.tsx';
import { Outline } from '#tools/flowbook/draw/Outline.tsx';
import { placeIn } from '#tools/flowbook/draw/place-in.ts';
import { marksOf } from '#tools/flowbook/live/marks-of.ts';
import { hrefOf } from '#tools/flowbook/live/routes.ts';
import { innermost } from '#tools/flowbook/live/standing-text.ts';
import { isChoosingTarget } from '#tools/flowbook/machines/editing.selectors.ts';
import { isLed } from '#tools/flowbook/machines/frame.selectors.ts';
import { edgeChosen, isOutlined } from '#tools/flowbook/machines/viewer.selectors.ts';
import { boxesOf } from '#tools/flowbook/nest/boxes.ts';
import { CanvasView } from './CanvasView.tsx';
import { CoverageChoice } from './CoverageChoice.tsx';
import { chartCalled } from './charts.ts';
import { EditPart } from './EditPart.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { FoldAll } from './FoldAll.tsx';
import { FormChoice } from './FormChoice.tsx';
import { useInPlace, useNested } from './in-place.ts';
import { useKnownMarks } from './known-marks.ts';
import { Legend } from './Legend.tsx';
import { NotLaidOut } from './NotLaidOut.tsx';
import { Selected } from './Selected.tsx';
import { useShownActors } from './shown-actor.ts';
import { useEditing, useFrame, useMoment, useRecorderOf, useSurroundings, useViewer } from './surroundings.ts';

type Props = { id: string; state: string };

function LiveDiagram({ id, state }: Props): ReactNode {
  const { editing, viewer } = useSurroundings();
  const isTargetAsked = useEditing(isChoosingTarget);
  const recorder = useRecorderOf(id);
  const moment = useMoment(id);
  const edge = useViewer(edgeChosen);
  const { shown: actor } = useShownActors();
  const isOutline = useViewer(isOutlined);
  const chart = chartCalled(id);
  const { placed, doors, insets } = useNested(id);
  const inPlace = useInPlace(id);
  const marks = { ...marksOf(recorder, id, actor, moment), ...useKnownMarks()(id) };
  // Along a way the state that its chart has come to is followed.
  const walked = useFrame(isLed) ? (innermost(actor?.states ?? [])[0] ?? null) : null;
  const boxes = boxesOf({ placed, doors, insets }, marks.active, (child) => inPlace.about(child).marks.active);
  const shown = {
    ...{ chart, marks, inPlace, selected: edge ?? (state || null) },
    onState: (path: string) => {
      if (isTargetAsked) editing.send({ type: 'target.chosen', path });
      else viewer.send({ type: 'page.requested', href: hrefOf(id, path) });
    },
    onEdge: (chosenEdge: string) => viewer.send({ type: 'edge.chosen', edge: chosenEdge }),
  };
  return (
    <>
      {isOutline ? (
        <div className="fb-outline">
          <p className="fb-choices">
            <CoverageChoice />
          </p>
          <Outline {...shown} />
        </div>
      ) : (
        <CanvasView
          key={id}
          width={placed.width}
          height={placed.height}
          label={`Diagram of ${id}`}
          boxes={boxes}
          start={placeIn(placed, beginningOf(chart))}
          sights={[shown.selected, walked].map((name) => ({ name, box: placeIn(placed, name) }))}
          legend={<Legend />}
        >
          <Diagram {...shown} {...{ placed, doors, insets }} onRegion={(path) => inPlace.onRegion(id, path)} />
        </CanvasView>
      )}
      <Selected chart={chart} path={state} edge={edge} />
      <EditPart chart={chart} path={state} edge={edge} />
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
      <div className="fb-head-row">
        <FoldAll id={props.id} />
        <FormChoice />
        <ExportMenu chart={props.id} />
      </div>
      <NotLaidOut key={props.id} name={props.id}>
        <Suspense fallback={<p className="fb-none">Drawing {props.id} …</p>}>
          <LiveDiagram {...props} />
        </Suspense>
      </NotLaidOut>
    </div>
  );
}
