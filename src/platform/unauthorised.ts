const listeners = new Set<(path: string) => void>();

/** A call of the present session that is answered with 401 notifies the listener. SES-2. @returns a function that stops it */
export function observeUnauthorised(listener: (path: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifyUnauthorised(path: string): void {
  for (const listener of listeners) listener(path);
}
