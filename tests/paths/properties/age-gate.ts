import type { ageGateMachine } from '#machines/age-gate/age-gate.machine.ts';
import { isAsking, isGateShut } from '#machines/age-gate/age-gate.selectors.ts';
import { isDone, isReported } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, situation, beginning, run, sent, isOn } = sentencesOn<typeof ageGateMachine>();

const isConfirmedEarlier = (happening: Parameters<typeof sent>[0]) =>
  sent(happening, 'page.hydrated')?.ageConfirmed === true;

export const ageGateProperties = [
  beginning(
    'AGE-7 the gate is closed at first, and does not ask yet',
    (first) => isGateShut(first) && !isAsking(first),
  ),
  run('AGE-1 the gate covers every page until age is confirmed', () => {
    let isConfirmed = false;
    return (happening) => {
      const canSay = isAsking(happening.before) || happening.before.matches('leaving');
      const isSaid = canSay && isOn(happening, 'age.confirmed');
      isConfirmed ||= isSaid || (happening.before.matches('unknown') && isConfirmedEarlier(happening));
      return isGateShut(happening.after) === !isConfirmed;
    };
  }),
  situation(
    'AGE-7 nothing of the shop is shown before the stored confirmation has been read',
    (s) => s.matches('unknown'),
    isGateShut,
  ),
  step(
    'AGE-1 a visitor who has not confirmed is asked',
    (happening) => happening.before.matches('unknown') && sent(happening, 'page.hydrated')?.ageConfirmed === false,
    ({ after }) => isAsking(after),
  ),
  step(
    'AGE-2 AGE-3 only the two buttons close the gate',
    ({ before }) => isAsking(before),
    (happening) => isAsking(happening.after) || isOn(happening, 'age.confirmed', 'exit.chosen'),
  ),
  step(
    'AGE-4 confirming closes the gate and is stored for the session',
    (happening) => isAsking(happening.before) && isOn(happening, 'age.confirmed'),
    (happening) => !isGateShut(happening.after) && isDone(happening, 'rememberConfirmation'),
  ),
  step(
    'AGE-4 a visitor who has confirmed in this session is not asked again',
    (happening) => happening.before.matches('unknown') && isConfirmedEarlier(happening),
    (happening) => !isGateShut(happening.after) && !isDone(happening, 'rememberConfirmation'),
  ),
  step(
    'AGE-4 only a confirmation by the visitor is stored',
    (happening) => isDone(happening, 'rememberConfirmation'),
    (happening) => isOn(happening, 'age.confirmed'),
  ),
  step(
    'AGE-5 Exit Site leaves the shop, and the gate stays closed',
    (happening) => isAsking(happening.before) && isOn(happening, 'exit.chosen'),
    (happening) => isDone(happening, 'leaveSite') && isGateShut(happening.after) && !isAsking(happening.after),
  ),
  run('AGE-5 a visitor who has left is not asked again, and let in by their own word alone', () => {
    let hasLeft = false;
    return (happening) => {
      hasLeft ||= isAsking(happening.before) && isOn(happening, 'exit.chosen');
      if (isOn(happening, 'age.confirmed')) hasLeft = false;
      return hasLeft ? isGateShut(happening.after) && !isAsking(happening.after) : null;
    };
  }),
  step(
    'AGE-1 only a visitor without a stored confirmation is asked',
    ({ before, after }) => !isAsking(before) && isAsking(after),
    (happening) => sent(happening, 'page.hydrated')?.ageConfirmed === false,
  ),
  step(
    'AGE-5 only Exit Site leaves the shop',
    (happening) => isDone(happening, 'leaveSite'),
    (happening) => isOn(happening, 'exit.chosen'),
  ),
  step(
    'AGE-7 the focus goes to the page once the visitor confirms, and not on a reload',
    (happening) => isGateShut(happening.before) && !isGateShut(happening.after),
    (happening) =>
      isReported(happening, isOn(happening, 'age.confirmed') ? 'ageGate.passed' : 'ageGate.remembered') &&
      !isReported(happening, isOn(happening, 'age.confirmed') ? 'ageGate.remembered' : 'ageGate.passed'),
  ),
];
