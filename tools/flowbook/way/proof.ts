import type { Proof } from '#tools/flowbook/machines/way.machine.ts';

const counted = (moves: number): string => (moves === 1 ? '1 move' : `${moves} moves`);

/** The proof in a sentence. */
export function proofWords({ moves, atLeast, shorter }: Proof): string {
  if (shorter !== null) return `There is a shorter way, with ${counted(shorter.steps.length)} instead of ${moves}.`;
  if (moves <= atLeast) return 'The shortest way: all that have fewer moves were tried.';
  const least = `no way has fewer than ${counted(atLeast)}`;
  return moves <= 2 * atLeast ? `At most twice the shortest: ${least}.` : `There may be a shorter way; ${least}.`;
}
