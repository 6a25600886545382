import '#src/theme/index.css';
import '#src/flowbook/draw/diagram.css';
import '#src/flowbook/draw/map.css';
import '#src/flowbook/draw/outline.css';
import './flowbook.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { Recorder } from '#src/flowbook/live/recorder.ts';
import { routeOf } from '#src/flowbook/live/routes.ts';
import { KNOWN } from './charts.ts';
import { Flowbook } from './Flowbook.tsx';
import { flowbookWith } from './flowbook.actors.ts';
import { SurroundingsContext } from './surroundings.ts';

const container = document.getElementById('flowbook');
if (!container) throw new Error('index.html has no #flowbook');

const recorder = new Recorder();
const flowbook = createActor(flowbookWith(recorder, KNOWN), {
  systemId: 'flowbook',
  input: { route: routeOf(location.pathname, KNOWN) },
}).start();
const { viewer, frame, way } = flowbook.system.getAll();

createRoot(container).render(
  <StrictMode>
    <SurroundingsContext value={{ viewer, frame, way, recorder }}>
      <Flowbook />
    </SurroundingsContext>
  </StrictMode>,
);
