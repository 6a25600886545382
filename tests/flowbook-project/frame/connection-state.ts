/** Whether the browser says that it is online. */
export function setOnline(isOnline: boolean): void {
  if (navigator.onLine === isOnline) return;
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
