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

let arrived: Results | null = null;
const listeners = new Set<() => void>();

/** The same for whoever can do without them until they come; null until then. */
export const resultsSoFar = (): Results | null => arrived;

/** Asks for them, and hears when they have come. @returns a function that stops it */
export function onResults(listener: () => void): () => void {
  listeners.add(listener);
  if (arrived === null) {
    results().then((come) => {
      arrived = come;
      for (const tell of listeners) tell();
    }, reportError);
  }
  return () => listeners.delete(listener);
}

export const pictureUrl = (file: string): string => `${PICTURES_PATH}/${file}`;
