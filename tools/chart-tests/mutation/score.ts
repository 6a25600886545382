type Judged = { readonly fate: string };

export const countFate = <Verdict extends Judged>(verdicts: readonly Verdict[], wanted: Verdict['fate']): number =>
  verdicts.filter(({ fate }) => fate === wanted).length;

/** How many of those that make a difference are killed, from 0 to 1; 1 where none does. */
export function mutationScore(verdicts: readonly Judged[]): number {
  const different = verdicts.length - countFate(verdicts, 'equivalent');
  return different === 0 ? 1 : countFate(verdicts, 'killed') / different;
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
