import type { additionMachine } from '#machines/addition/addition.machine.ts';
import { isAcknowledged } from '#machines/addition/addition.selectors.ts';
import { sentencesOn } from './property.ts';

const { beginning, step, lasts, isOn } = sentencesOn<typeof additionMachine>();

/** design.md, Components: Add on a card. */
const ADDED_MS = 1200;

export const additionProperties = [
  beginning(
    "CRT-6 the button does not say 'Added' before the product has been added",
    (first) => !isAcknowledged(first),
  ),
  step(
    "CRT-6 Add confirms at once: the button says 'Added', however often it is pressed",
    (happening) => isOn(happening, 'product.added'),
    ({ after }) => isAcknowledged(after),
  ),
  lasts("CRT-6 CRT-7 'Added' is shown for exactly 1.2 s after the last press", isAcknowledged, ADDED_MS, (happening) =>
    isOn(happening, 'product.added'),
  ),
];
