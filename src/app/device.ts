import type { DeviceEvent } from '#machines/shop/shop.events.ts';
import { serverReached } from '#src/platform/server-reached.ts';
import { WIDE } from '#src/platform/wide-screen.ts';

/** The callback runs when the connection is back and when the window becomes wide. @returns a function that stops it */
export function observeDevice(onEvent: (event: DeviceEvent) => void): () => void {
  const wide = window.matchMedia(WIDE);
  const resize = () => {
    if (wide.matches) onEvent({ type: 'screen.widened' });
  };
  const connect = async () => {
    if (await serverReached()) onEvent({ type: 'connection.restored' });
  };
  wide.addEventListener('change', resize);
  window.addEventListener('online', connect);
  return () => {
    wide.removeEventListener('change', resize);
    window.removeEventListener('online', connect);
  };
}
