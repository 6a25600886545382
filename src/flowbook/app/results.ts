import type { Coverage } from '#src/flowbook/coverage/coverage.ts';
import type { Storyboard } from '#src/flowbook/storyboard/storyboard.ts';
import { PICTURES_PATH } from './paths.ts';

export type Results = { readonly STORYBOARD: Storyboard | null; readonly COVERAGE: Coverage | null };

let asked: Promise<Results> | null = null;

/** What the suites and the storyboard have left. Asked for once, and only where it is shown. */
export function results(): Promise<Results> {
  asked ??= import('virtual:flowbook-results');
  return asked;
}

export const pictureUrl = (file: string): string => `${PICTURES_PATH}/${file}`;
