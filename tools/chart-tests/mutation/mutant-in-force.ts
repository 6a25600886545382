/** A mutant among those of a chart. */
export type Named = { readonly chart: string; readonly mutant: string };

const VARIABLE = 'MUTANT_IN_FORCE';

/** From now on charts that are loaded anew are made with this mutant; null for none. The modules of a test outlive none. */
export function putInForce(named: Named | null): void {
  if (named === null) delete process.env[VARIABLE];
  else process.env[VARIABLE] = JSON.stringify(named);
}

export function inForce(): Named | null {
  const text = process.env[VARIABLE];
  return text === undefined ? null : JSON.parse(text);
}
