import { type CSSProperties, type ReactNode, useDeferredValue } from 'react';
import { DEVICES } from '#tools/flowbook/live/devices.ts';
import { deviceOf } from '#tools/flowbook/machines/viewer.selectors.ts';
import { FRAME_ID, frameHref } from './shop-frame.ts';
import { useFrame, useViewer } from './surroundings.ts';

/** The real shop in the size of a device, scaled down to fit. */
export function DeviceFrame(): ReactNode {
  const device = useViewer(deviceOf);
  // What is read comes before the shop that is loaded beside it.
  const href = useDeferredValue(useFrame(frameHref), null);
  const { width, height, words } = DEVICES[device];
  const size = { '--device-width': width, '--device-height': height } as CSSProperties;
  return (
    <div className="fb-device" data-device={device} style={size}>
      {href !== null && (
        <iframe
          key={href}
          id={FRAME_ID}
          title={`The shop, on a ${words.toLowerCase()}`}
          src={href}
          width={width}
          height={height}
        />
      )}
    </div>
  );
}
