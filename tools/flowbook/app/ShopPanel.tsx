import { PROJECT } from 'virtual:flowbook-project';
import type { ReactNode } from 'react';
import { DEVICES, type Device } from '#tools/flowbook/live/devices.ts';
import { unscreenedNow } from '#tools/flowbook/live/without-screen.ts';
import { frameProblem, frameWords, isOutdated } from '#tools/flowbook/machines/frame.selectors.ts';
import { deviceOf, until } from '#tools/flowbook/machines/viewer.selectors.ts';
import { ClockBar } from './ClockBar.tsx';
import { ConditionsPanel } from './ConditionsPanel.tsx';
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
  const isOld = useFrame(isOutdated);
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
      {isOld && (
        <p className="fb-live-words">The charts have changed: Reset shop starts it with them as they are now.</p>
      )}
      {problem !== '' && <p className="fb-problem">{problem}</p>}
      <ClockBar />
      <ConditionsPanel />
    </section>
  );
}
