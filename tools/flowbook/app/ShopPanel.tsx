import type { ReactNode } from 'react';
import { frameProblem, frameWords } from '#tools/flowbook/machines/frame.selectors.ts';
import { DEVICES, type Device } from '#tools/flowbook/machines/viewer.machine.ts';
import { deviceOf } from '#tools/flowbook/machines/viewer.selectors.ts';
import { ClockBar } from './ClockBar.tsx';
import { DeviceFrame } from './DeviceFrame.tsx';
import { useFrame, useSurroundings, useViewer } from './surroundings.ts';

const NAMES = Object.keys(DEVICES) as Device[];

export function ShopPanel(): ReactNode {
  const { viewer } = useSurroundings();
  const device = useViewer(deviceOf);
  const words = useFrame(frameWords);
  const problem = useFrame(frameProblem);
  return (
    <section className="fb-live" aria-label="The shop">
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
        <b>{words}</b> {DEVICES[device].width} × {DEVICES[device].height}, driven by the charts beside it.
      </p>
      {problem !== '' && <p className="fb-problem">{problem}</p>}
      <ClockBar />
    </section>
  );
}
