/** A mutant among those of a chart. */
type Named = { readonly chart: string; readonly mutant: string };

const VARIABLE = 'MUTANT_IN_FORCE';

/** Charts that are loaded from now on contain this mutant, or none for null. Each test loads its modules again. */
export function putInForce(named: Named | null): void {
  if (named === null) delete process.env[VARIABLE];
  else process.env[VARIABLE] = JSON.stringify(named);
}

export function inForce(): Named | null {
  const text = process.env[VARIABLE];
  return text === undefined ? null : JSON.parse(text);
}
