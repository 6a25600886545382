import { createHash } from 'node:crypto';
import type { Chart } from './chart-model.ts';

const LENGTH = 12;

/** Short, and another for each text. */
export const digest = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex').slice(0, LENGTH);

/** The same for charts that say the same. */
export const fingerprintOf = (chart: Chart): string => digest(JSON.stringify(chart));
