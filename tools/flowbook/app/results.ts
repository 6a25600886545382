import type { Coverage } from '#tools/flowbook/coverage/coverage.ts';
import type { Storyboard } from '#tools/flowbook/storyboard/storyboard.ts';
import { PICTURES_PATH } from './paths.ts';

export type Results = { readonly STORYBOARD: Storyboard | null; readonly COVERAGE: Coverage | null };

let asked: Promise<Results> | null = null;

/** What the suites and the storyboard have left. Asked for once, and only where it is shown. */
export function results(): Promise<Results> {
  asked ??= import('virtual:flowbook-results');
  return asked;
}

let loaded: Results | null = null;
const listeners = new Set<() => void>();

/** The same for callers that do not wait, or null until they are loaded. */
export const resultsSoFar = (): Results | null => loaded;

/** Requests them and calls back when they are loaded. @returns a function that stops it */
export function onResults(listener: () => void): () => void {
  listeners.add(listener);
  if (loaded === null) {
    results().then((found) => {
      loaded = found;
      for (const notify of listeners) notify();
    }, reportError);
  }
  return () => listeners.delete(listener);
}

export const pictureUrl = (file: string): string => `${PICTURES_PATH}/${file}`;
