import type { Happening } from '#tools/flowbook/frame/protocol.ts';

/** The sender of an event that an actor has raised itself. */
const ITSELF = 'itself';

/** Who has sent an event: the actor itself where it has raised it. */
export const senderOf = ({ from, actor }: Happening): string => (from === ITSELF ? actor : from);

/** The events of one flow: those that its actors have received, and those that they have sent. */
export function ofFlow(happenings: readonly Happening[], flow: string | null): readonly Happening[] {
  if (flow === null) return happenings;
  const own = new Set(happenings.filter(({ chart }) => chart === flow).map(({ actor }) => actor));
  return happenings.filter((happening) => own.has(happening.actor) || own.has(senderOf(happening)));
}

/** All senders and receivers, in the order in which each is first met. */
export const lanesOf = (happenings: readonly Happening[]): readonly string[] => [
  ...new Set(happenings.flatMap((happening) => [senderOf(happening), happening.actor])),
];

/** The flows that have received events, by their names. */
export const flowsOf = (happenings: readonly Happening[]): readonly string[] =>
  [...new Set(happenings.map(({ chart }) => chart))].sort();
