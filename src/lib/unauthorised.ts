const listeners = new Set<(path: string) => void>();

/** Tells of every answer of 401, whichever call it was. SES-2. @returns a function that stops it */
export function observeUnauthorised(listener: (path: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The call to this path was answered with 401. */
export function notifyUnauthorised(path: string): void {
  for (const listener of listeners) listener(path);
}
