import type { additionMachine } from '#machines/addition/addition.machine.ts';
import { isAcknowledged } from '#machines/addition/addition.selectors.ts';
import { sentencesOn } from './property.ts';

const { step, run } = sentencesOn<typeof additionMachine>();

/** design.md, Components: Add on a card. */
const ADDED_MS = 1200;

export const additionProperties = [
  step(
    "CRT-6 Add confirms at once: the button says 'Added', however often it is pressed",
    ({ event }) => event.type === 'product.added',
    ({ after }) => isAcknowledged(after),
  ),
  run("CRT-6 'Added' stands for 1.2 s after the last press, and no longer", () => {
    let pressed = Number.NEGATIVE_INFINITY;
    return ({ event, after, at }) => {
      if (event.type === 'product.added') pressed = at;
      return isAcknowledged(after) === at < pressed + ADDED_MS;
    };
  }),
];
