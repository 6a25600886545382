import type { DeviceEvent } from '#machines/shop/shop.events.ts';
import { serverReached } from '#src/platform/server-reached.ts';
import { WIDE } from '#src/platform/wide-screen.ts';

/**
 * The callback runs when the connection is back, when the window becomes wide, and when the page is hidden by another tab
 * or app and shown again. @returns a function that stops it
 */
export function observeDevice(onEvent: (event: DeviceEvent) => void): () => void {
  const wide = window.matchMedia(WIDE);
  const resize = () => {
    if (wide.matches) onEvent({ type: 'screen.widened' });
  };
  const connect = async () => {
    if (await serverReached()) onEvent({ type: 'connection.restored' });
  };
  const see = () => onEvent({ type: document.visibilityState === 'hidden' ? 'tab.hidden' : 'tab.shown' });
  if (document.visibilityState === 'hidden') see();
  document.addEventListener('visibilitychange', see);
  wide.addEventListener('change', resize);
  window.addEventListener('online', connect);
  return () => {
    document.removeEventListener('visibilitychange', see);
    wide.removeEventListener('change', resize);
    window.removeEventListener('online', connect);
  };
}
