import type { VoucherAnswer } from '#machines/domain/voucher.ts';
import type { voucherMachine } from '#machines/voucher/voucher.machine.ts';
import { codeText, isChecking, isProceeding, isSlow, voucherProblem } from '#machines/voucher/voucher.selectors.ts';
import { answerOf, asked, factsOf, failureOf, isAsked } from './effects.ts';
import { sentencesOn } from './property.ts';
import { slowAnswer } from './slow-answer.ts';

const { step, situation, beginning, run, sent, isOn } = sentencesOn<typeof voucherMachine>();

type Step = Parameters<typeof sent>[0];

const answerIn = (happening: Step): VoucherAnswer | null =>
  (answerOf(happening, 'checkVoucher')?.output as VoucherAnswer | undefined) ?? null;

const proceeds = (happening: Step): boolean => isOn(happening, 'checkout.requested') && !isChecking(happening.before);
/** VCH-6: Proceed submits a code that has neither been applied nor refused. */
const submitsFirst = (happening: Step): boolean =>
  proceeds(happening) &&
  sent(happening, 'checkout.requested')?.hasVoucher === false &&
  codeText(happening.before) !== '' &&
  voucherProblem(happening.before) === null;
const applies = (happening: Step): boolean =>
  (isOn(happening, 'code.submitted') && !isChecking(happening.before)) || submitsFirst(happening);
/** Whether it is reported that the checkout may open. */
const isAllowed = (happening: Step): boolean => factsOf(happening, 'voucher.checkout.allowed').length > 0;

export const voucherProperties = [
  beginning(
    'VCH-1 the field is empty at first, without an error',
    (first) => codeText(first) === '' && voucherProblem(first) === null && !isChecking(first),
  ),
  step(
    'VCH-1 a code is read in capitals and without blanks, and what was wrong before is no longer said',
    (happening) => isOn(happening, 'code.changed'),
    (happening) =>
      codeText(happening.after) === sent(happening, 'code.changed')?.text.replaceAll(' ', '').toUpperCase() &&
      voucherProblem(happening.after) === null,
  ),
  step(
    'VCH-1 without a code the field says so, and the API is not asked',
    (happening) => applies(happening) && codeText(happening.before) === '',
    (happening) => voucherProblem(happening.after) === 'blank' && !isAsked(happening.after, 'checkVoucher'),
  ),
  step(
    'VCH-2 the API is asked for the code',
    (happening) => applies(happening) && codeText(happening.before) !== '',
    (happening) =>
      JSON.stringify(asked(happening, 'checkVoucher')?.input) ===
        JSON.stringify({ code: codeText(happening.before) }) && voucherProblem(happening.after) === null,
  ),
  step(
    'VCH-2 nothing else asks the API, but Try again of a slow check',
    (happening) => asked(happening, 'checkVoucher') !== null,
    (happening) =>
      (applies(happening) && codeText(happening.before) !== '') ||
      (isOn(happening, 'load.retried') && isSlow(happening.before)),
  ),
  slowAnswer(run, 'VCH-2 API-3 after 8,000 ms without an answer: a hint and Try again', {
    actors: ['checkVoucher'],
    isSlow,
    canRetry: (snapshot) => snapshot.can({ type: 'load.retried' }),
  }),
  step(
    'VCH-2 API-3 Try again asks for the same code',
    (happening) => isOn(happening, 'load.retried') && isSlow(happening.before),
    (happening) =>
      JSON.stringify(asked(happening, 'checkVoucher')?.input) === JSON.stringify({ code: codeText(happening.before) }),
  ),
  step(
    'VCH-2 a voucher that the API knows is reported as it is, and the field is empty again',
    (happening) => answerIn(happening)?.state === 'valid',
    (happening) => {
      const answer = answerIn(happening);
      const [fact] = factsOf(happening, 'voucher.accepted');
      const isRight = answer?.state === 'valid' && fact?.voucher === answer.voucher;
      return isRight && codeText(happening.after) === '' && voucherProblem(happening.after) === null;
    },
  ),
  step(
    'VCH-2 a code that is used up or unknown is called so, and stays in the field',
    (happening) => answerIn(happening) !== null && answerIn(happening)?.state !== 'valid',
    (happening) =>
      voucherProblem(happening.after) === answerIn(happening)?.state &&
      codeText(happening.after) === codeText(happening.before),
  ),
  step(
    'VCH-2 a check that fails is said, and Apply tries again',
    (happening) => failureOf(happening, 'checkVoucher') !== null,
    ({ after }) =>
      voucherProblem(after) === 'unanswered' && codeText(after) !== '' && after.can({ type: 'code.submitted' }),
  ),
  step(
    'VCH-2 another code cancels the check',
    (happening) => isOn(happening, 'code.changed') && isChecking(happening.before),
    ({ after }) => !isAsked(after, 'checkVoucher') && !isChecking(after),
  ),
  step(
    'VCH-6 Proceed to Checkout submits a code that is not applied, and the checkout waits',
    submitsFirst,
    (happening) => isProceeding(happening.after) && !isAllowed(happening),
  ),
  step(
    'VCH-6 without such a code the checkout opens at once, and the API is not asked',
    (happening) => proceeds(happening) && !submitsFirst(happening),
    (happening) => isAllowed(happening) && !isAsked(happening.after, 'checkVoucher'),
  ),
  run(
    'VCH-6 an accepted code opens the checkout where Proceed was pressed, unless the shopper has turned to something else',
    () => {
      let isWaiting = false;
      return (happening) => {
        const wasWaiting = isWaiting;
        if (isOn(happening, 'checkout.requested')) isWaiting = isChecking(happening.after);
        if (isOn(happening, 'checkout.cancelled') || !isChecking(happening.after)) isWaiting = false;
        if (isOn(happening, 'checkout.requested') && !isChecking(happening.before)) return null;
        return isAllowed(happening) === (wasWaiting && answerIn(happening)?.state === 'valid');
      };
    },
  ),
  run('VCH-6 the button to the checkout is busy while the checkout waits, whatever else happens', () => {
    let isWaiting = false;
    return (happening) => {
      if (isOn(happening, 'checkout.requested')) isWaiting = true;
      if (isOn(happening, 'checkout.cancelled') || !isChecking(happening.after)) isWaiting = false;
      return isProceeding(happening.after) === isWaiting;
    };
  }),
  situation(
    'VCH-2 the field is busy while the API is asked, and only then',
    () => true,
    (snapshot) => isChecking(snapshot) === isAsked(snapshot, 'checkVoucher'),
  ),
];
