/** What TypeScript does not know yet: close requests, such as Back on Android. Safari and older browsers have none. */
interface Window {
  readonly CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void };
}
