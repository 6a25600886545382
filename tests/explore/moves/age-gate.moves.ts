import { isIn, movesOn } from './move.ts';

const { sends, ignored } = movesOn('age-gate');
const isAsked = isIn('ageGate', 'asking');

/** AGE-1 to AGE-5. */
export const ageGateMoves = [
  sends("presses 'I'm 18 or Older'", 'ageGate', { type: 'age.confirmed' }, isAsked),
  sends("presses 'Exit Site'", 'ageGate', { type: 'exit.chosen' }, isAsked),
  ignored('presses Escape at the gate', isAsked),
  ignored('presses beside the gate', isAsked),
];
