import { expect, it } from 'vitest';
import { isPriceProblem, orderProblemText } from '#machines/domain/order-problem.ts';

const CODES = [
  'priceChanged',
  'soldOut',
  'voucherRefused',
  'addressRefused',
  'unanswered',
  'notSent',
  'refused',
] as const;

it('SRV-5 the cart is checked again after a refusal that is about its prices, and after no other', () => {
  expect(CODES.filter((code) => isPriceProblem({ code, message: null }))).toEqual([
    'priceChanged',
    'soldOut',
    'voucherRefused',
  ]);
});

it('SRV-5 the words of the server come before what there is to do, where it sends any', () => {
  const advice = 'Nothing was lost. Please try again.';
  expect(orderProblemText({ code: 'refused', message: null })).toBe(advice);
  expect(orderProblemText({ code: 'refused', message: 'The shop is closed today.' })).toBe(
    `The shop is closed today. ${advice}`,
  );
});
