import * as v from 'valibot';
import { toPence } from './money.ts';

/** An amount in pence, at most a million pounds. */
export const pence = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000));

/** An amount in pounds, at most a million, converted to pence. API-3. */
export const pounds = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000), v.transform(toPence));
