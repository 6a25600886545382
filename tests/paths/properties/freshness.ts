import type { Answered } from '#machines/domain/answered.ts';
import { ProblemError } from '#machines/domain/problem.ts';
import type { freshnessMachine } from '#machines/shop/freshness.machine.ts';
import { answerOf, asked, commandsOf, failureOf, isAsked } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, beginning, run, sent, isOn } = sentencesOn<typeof freshnessMachine>();

type Step = Parameters<typeof sent>[0];

/** Whom an answer was given to, and how they are told that it is another by now. */
const CORRECTIONS: Readonly<Record<Answered['of'], string>> = {
  products: 'catalogue list.corrected',
  facets: 'catalogue facets.corrected',
  product: 'product product.corrected',
  related: 'product shelf.corrected',
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const toldBy = (happening: Step): readonly string[] =>
  commandsOf(happening).map(({ flow, event }) => `${flow} ${event.type}`);
const today = (happening: Step): Answered | null =>
  (answerOf(happening, 'askAgain')?.output as Answered | undefined) ?? null;
const next = ({ before }: Step): Answered | undefined => before.context.unchecked[0];
const isWithdrawn = (happening: Step): boolean => {
  const error = failureOf(happening, 'askAgain')?.error;
  return error instanceof ProblemError && error.code === 'notFound' && next(happening)?.of === 'product';
};

export const freshnessProperties = [
  beginning(
    'API-5 nothing is asked before the page is ready',
    (first) => !isAsked(first, 'askAgain') && !isAsked(first, 'untilIdle'),
  ),
  run(
    'API-5 each answer that the page brought along is asked for once more, in turn, once the browser is at rest',
    () => {
      let left: readonly Answered[] = [];
      let isBrought = false;
      let isAtRest = false;
      return (happening) => {
        const brought = sent(happening, 'answers.brought');
        if (brought && !isBrought) left = brought.answers;
        isBrought ||= left.length > 0;
        if (answerOf(happening, 'untilIdle')) isAtRest = true;
        const request = asked(happening, 'askAgain');
        if (request === null) {
          const isDue = answerOf(happening, 'untilIdle') !== null && left.length > 0;
          return isDue ? false : null;
        }
        const [expected, ...others] = left;
        const isRight = isAtRest && isSame(request.input, expected);
        isAtRest = false;
        left = others;
        return isRight;
      };
    },
  ),
  step(
    'API-5 the page that brought something along waits for the browser to be at rest',
    (happening) => isOn(happening, 'answers.brought') && happening.before.matches('unneeded'),
    (happening) =>
      isAsked(happening.after, 'untilIdle') === (sent(happening, 'answers.brought')?.answers.length ?? 0) > 0,
  ),
  step(
    'API-5 after each answer the browser comes first again',
    (happening) => today(happening) !== null || isWithdrawn(happening),
    ({ after }) => isAsked(after, 'untilIdle') && !isAsked(after, 'askAgain'),
  ),
  step(
    'API-5 what has changed is told to whoever was given it, with what it was and what it is',
    (happening) => {
      const now = today(happening);
      return now !== null && now.of === next(happening)?.of && !isSame(now.answer, next(happening)?.answer);
    },
    (happening) => {
      const before = next(happening);
      const [correction] = commandsOf(happening);
      return (
        before !== undefined &&
        isSame(toldBy(happening), [CORRECTIONS[before.of]]) &&
        correction?.event.today === today(happening)?.answer &&
        (before.of === 'facets' || correction?.event.before === before.answer)
      );
    },
  ),
  step(
    'API-5 what is as it was is told to nobody',
    (happening) => {
      const now = today(happening);
      return now !== null && isSame(now.answer, next(happening)?.answer);
    },
    (happening) => toldBy(happening).length === 0,
  ),
  step('API-5 a product that is no longer sold is told to its page', isWithdrawn, (happening) =>
    isSame(toldBy(happening), ['product product.withdrawn']),
  ),
  step(
    'API-5 a check that fails is not spoken of, and no other follows',
    (happening) => failureOf(happening, 'askAgain') !== null && !isWithdrawn(happening),
    (happening) =>
      toldBy(happening).length === 0 && !isAsked(happening.after, 'askAgain') && !isAsked(happening.after, 'untilIdle'),
  ),
  step(
    'API-5 nothing is told but what the API has answered',
    (happening) => toldBy(happening).length > 0,
    (happening) => today(happening) !== null || isWithdrawn(happening),
  ),
];
