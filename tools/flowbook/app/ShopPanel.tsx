import { PROJECT } from 'virtual:flowbook-project';
import type { ReactNode } from 'react';
import { unscreenedNow } from '#tools/flowbook/live/without-screen.ts';
import { frameProblem, frameWords } from '#tools/flowbook/machines/frame.selectors.ts';
import { DEVICES, type Device } from '#tools/flowbook/machines/viewer.machine.ts';
import { deviceOf, until } from '#tools/flowbook/machines/viewer.selectors.ts';
import { ClockBar } from './ClockBar.tsx';
import { DeviceFrame } from './DeviceFrame.tsx';
import { useFrame, useRecorder, useSurroundings, useViewer } from './surroundings.ts';

const NAMES = Object.keys(DEVICES) as Device[];

export function ShopPanel(): ReactNode {
  const { viewer } = useSurroundings();
  const device = useViewer(deviceOf);
  const words = useFrame(frameWords);
  const problem = useFrame(frameProblem);
  const unscreened = unscreenedNow(PROJECT.withoutScreen, useRecorder(), useViewer(until));
  const hasScreen = unscreened.length === 0;
  return (
    <section className="fb-live" aria-label="The shop" data-screen={hasScreen}>
      <fieldset className="fb-devices" aria-label="Device">
        {NAMES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === device}
            onClick={() => viewer.send({ type: 'device.chosen', device: name })}
          >
            {DEVICES[name].words}
          </button>
        ))}
      </fieldset>
      <DeviceFrame />
      <p className="fb-live-words" role="status">
        <b>{hasScreen ? words : 'No screen yet'}</b>{' '}
        {!hasScreen && `for ${unscreened.join(', ')}: what is shown is the screen around it. `}
        {DEVICES[device].width} × {DEVICES[device].height}, driven by the charts beside it.
      </p>
      {problem !== '' && <p className="fb-problem">{problem}</p>}
      <ClockBar />
    </section>
  );
}
