import '#src/theme/reset.css';
import '#src/theme/fonts.css';
import 'virtual:flowbook-tokens.css';
import './base.css';
import '#tools/flowbook/draw/diagram.css';
import '#tools/flowbook/draw/map.css';
import '#tools/flowbook/draw/in-place.css';
import '#tools/flowbook/draw/outline.css';
import '#tools/flowbook/storyboard/storyboard.css';
import '#tools/flowbook/coverage/coverage.css';
import './flowbook.css';
import './alone.css';
import './sketch.css';
import { NOTES } from 'virtual:flowbook-notes';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, waitFor } from 'xstate';
import { ChartInspector } from '#tools/flowbook/frame/chart-inspector.ts';
import { foldedAtFirst, isLarge } from '#tools/flowbook/layout/visible.ts';
import { readLink } from '#tools/flowbook/live/read-link.ts';
import { Recorder } from '#tools/flowbook/live/recorder.ts';
import { pageOf } from '#tools/flowbook/live/routes.ts';
import { hasTypedEdit, isSaving } from '#tools/flowbook/machines/editing.selectors.ts';
import { hasTypedFlow } from '#tools/flowbook/machines/new-flow.selectors.ts';
import { hasTypedNote } from '#tools/flowbook/machines/notes.selectors.ts';
import { storedLed } from './alone.actors.ts';
import { chartCalled, LINKABLE, routeNow } from './charts.ts';
import { Flowbook } from './Flowbook.tsx';
import { flowbookWith } from './flowbook.actors.ts';
import { layoutOf } from './layouts.ts';
import { hasScreens } from './project.ts';
import { followChanges } from './renewal.ts';
import { storedEditing } from './sketch.actors.ts';
import { SurroundingsContext } from './surroundings.ts';

const container = document.getElementById('flowbook');
if (!container) throw new Error('index.html has no #flowbook');

const route = routeNow();
const read = readLink(location.search, pageOf(route), LINKABLE);
// A placeholder of a slow diagram is shown for at least a third of a second; of a large one that is little. Why there is none
// is said in its place.
if (route.page === 'chart' && !isLarge(chartCalled(route.chart)))
  await layoutOf(route.chart, read.link.folded ?? foldedAtFirst(chartCalled(route.chart), route.state)).catch(
    () => null,
  );

const recorder = new Recorder();
const aloneRecorder = hasScreens ? new Recorder() : recorder;

/** Flowbook's own charts are live, too; of them the latest is enough. */
const own = new Recorder(1000);
const inspector = new ChartInspector(() => performance.now(), null);
inspector.listen((happening) => own.add([happening]));

const flowbook = createActor(flowbookWith(recorder, aloneRecorder), {
  systemId: 'flowbook',
  inspect: inspector.inspect,
  input: { route, read, edited: storedEditing(), led: storedLed(), notes: NOTES },
}).start();
const { viewer, frame, way, report, alone, drop, editing, newFlow, notes } = flowbook.system.getAll();

const untilSaved = () => waitFor(editing, (snapshot) => !isSaving(snapshot));

followChanges(untilSaved, ({ isRunChanged }) => {
  frame.send({ type: 'charts.changed' });
  if (isRunChanged) alone.send({ type: 'charts.changed' });
  // The address may name a state that is there only now.
  const now = routeNow();
  if (JSON.stringify(now) !== JSON.stringify(viewer.getSnapshot().context.route)) {
    dispatchEvent(new PopStateEvent('popstate'));
  }
});

// A file that misses its place is not opened by the browser, in the place of Flowbook.
addEventListener('dragover', (event) => {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
});

// What is typed and in no file yet is lost with the page, so the browser asks before it leaves.
addEventListener('beforeunload', (event) => {
  const isTyped = [
    hasTypedEdit(editing.getSnapshot()),
    hasTypedFlow(newFlow.getSnapshot()),
    hasTypedNote(notes.getSnapshot()),
  ];
  if (isTyped.includes(true)) event.preventDefault();
});

createRoot(container).render(
  <StrictMode>
    <SurroundingsContext
      value={{ viewer, frame, way, report, alone, drop, editing, newFlow, notes, recorder, aloneRecorder, own }}
    >
      <Flowbook />
    </SurroundingsContext>
  </StrictMode>,
);
