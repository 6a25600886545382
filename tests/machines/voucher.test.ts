import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { ProblemError } from '#machines/domain/problem.ts';
import { sampleVoucher } from '#machines/domain/voucher.samples.ts';
import type { VoucherAnswer } from '#machines/domain/voucher.ts';
import { voucherMachine } from '#machines/voucher/voucher.machine.ts';
import { codeText, isChecking, isProceeding, isSlow, voucherProblem } from '#machines/voucher/voucher.selectors.ts';
import { cleanCode } from '#machines/voucher/voucher-rules.ts';
import { heldRequests } from '#tests/support/held-requests.ts';
import { factsOf, faultsOf } from '#tests/support/observed.ts';

function startVoucher() {
  const checks = heldRequests<VoucherAnswer, { code: string }>();
  const clock = new SimulatedClock();
  const voucher = createActor(voucherMachine.provide({ actors: { checkVoucher: checks.logic } }), { clock });
  const facts = factsOf(voucher);
  const faults = faultsOf(voucher);
  voucher.start();
  const type = (text: string) => voucher.send({ type: 'code.changed', text });
  const apply = (text?: string) => {
    if (text !== undefined) type(text);
    voucher.send({ type: 'code.submitted' });
  };
  const proceed = (hasVoucher = false) => voucher.send({ type: 'checkout.requested', hasVoucher });
  const isWaiting = () => isProceeding(voucher.getSnapshot());
  const code = () => codeText(voucher.getSnapshot());
  const problem = () => voucherProblem(voucher.getSnapshot());
  const isBusy = () => isChecking(voucher.getSnapshot());
  const takesLong = () => isSlow(voucher.getSnapshot());
  return { voucher, clock, takesLong, checks, facts, faults, type, apply, proceed, isWaiting, code, problem, isBusy };
}

describe('VCH-1 the code', () => {
  it.each([
    ['welcome10', 'WELCOME10'],
    [' Welcome 10 ', 'WELCOME10'],
    ['WELCOME\u200b10', 'WELCOME10'],
    ['WELCOME\u00a010', 'WELCOME10'],
    ['ＷＥＬＣＯＭＥ１０', 'WELCOME10'],
    ['welcome١٠', 'WELCOME10'],
    ['tawny-5', 'TAWNY-5'],
  ])('VCH-1 TYP-4 TYP-7 %j is %j', (typed, read) => {
    expect(cleanCode(typed)).toBe(read);
  });

  it('VCH-1 a long text is cut at 40 characters, and never within one', () => {
    expect(cleanCode('x'.repeat(100))).toBe('X'.repeat(40));
    expect(cleanCode(`${'x'.repeat(39)}🥃`)).toBe('X'.repeat(39));
  });

  it('VCH-1 none, or blanks alone: the field says so, and the API is not asked', () => {
    const { apply, problem, checks } = startVoucher();
    apply();
    expect(problem()).toBe('blank');
    apply(' \u200b ');
    expect(problem()).toBe('blank');
    expect(checks.all).toHaveLength(0);
  });

  it('VCH-1 what was wrong is no longer said as the code is changed', async () => {
    const { apply, type, problem, checks } = startVoucher();
    apply('never');
    await checks.latest().answer({ state: 'unknown' });
    expect(problem()).toBe('unknown');
    type('NEVE');
    expect(problem()).toBeNull();
  });
});

describe('VCH-2 what the API says', () => {
  it('VCH-2 a valid voucher is reported, and the field is empty again', async () => {
    const { apply, checks, facts, code, isBusy } = startVoucher();
    apply('welcome 10');
    expect(checks.latest().input).toEqual({ code: 'WELCOME10' });
    expect(isBusy()).toBe(true);
    await checks.latest().answer({ state: 'valid', voucher: sampleVoucher });
    expect(facts).toEqual([{ type: 'voucher.accepted', voucher: sampleVoucher }]);
    expect([code(), isBusy()]).toEqual(['', false]);
  });

  it.each(['usedUp', 'unknown'] as const)('VCH-2 %s: the field says so and keeps the code', async (state) => {
    const { apply, checks, facts, code, problem } = startVoucher();
    apply('SPENT');
    await checks.latest().answer({ state });
    expect([problem(), code(), facts]).toEqual([state, 'SPENT', []]);
  });

  it.each(['offline', 'server', 'malformed', 'unauthorised', 'refused', 'notFound'] as const)(
    'VCH-2 where the check fails (%s), the field says so, and Apply tries again',
    async (failure) => {
      const { apply, checks, problem, faults, facts } = startVoucher();
      apply('SPENT');
      await checks.latest().fail(new ProblemError(failure, 'No answer.'));
      expect([problem(), faults]).toEqual(['unanswered', []]);
      apply();
      expect(problem()).toBeNull();
      await checks.latest().answer({ state: 'valid', voucher: sampleVoucher });
      expect(facts).toHaveLength(1);
    },
  );

  it('VCH-2 another code cancels the check, and its late answer changes nothing', async () => {
    const { apply, type, checks, facts, code, isBusy } = startVoucher();
    apply('WELCOME10');
    const first = checks.latest();
    type('WELCOME1');
    expect(first.signal.aborted).toBe(true);
    await first.answer({ state: 'valid', voucher: sampleVoucher });
    expect([facts, code(), isBusy()]).toEqual([[], 'WELCOME1', false]);
  });

  it('VCH-2 Apply during a check asks once', () => {
    const { apply, checks } = startVoucher();
    apply('WELCOME10');
    apply();
    expect(checks.all).toHaveLength(1);
  });

  it('API-3 a bug stops the flow', async () => {
    const { apply, checks, faults } = startVoucher();
    apply('WELCOME10');
    await checks.latest().fail(new Error('a bug'));
    expect(faults).toEqual([new Error('a bug')]);
  });
});

describe('API-3 a check that takes long', () => {
  it('VCH-2 API-3 7,999 ms: patience; 1 ms more: the hint, while the request still runs', async () => {
    const { voucher, clock, checks, takesLong, isBusy, apply, facts } = startVoucher();
    apply('welcome10');
    clock.increment(7999);
    expect(takesLong()).toBe(false);
    expect(voucher.getSnapshot().can({ type: 'load.retried' })).toBe(false);
    clock.increment(1);
    expect([takesLong(), isBusy(), checks.latest().signal.aborted]).toEqual([true, true, false]);
    await checks.latest().answer({ state: 'valid', voucher: sampleVoucher });
    expect(facts).toHaveLength(1);
    expect([takesLong(), isBusy()]).toEqual([false, false]);
  });

  it('VCH-2 API-3 Try again aborts the request and asks for the same code, with its own eight seconds', () => {
    const { voucher, clock, checks, takesLong, apply } = startVoucher();
    apply('welcome10');
    clock.increment(8000);
    voucher.send({ type: 'load.retried' });
    expect(checks.all.map(({ input, signal }) => [input.code, signal.aborted])).toEqual([
      ['WELCOME10', true],
      ['WELCOME10', false],
    ]);
    clock.increment(7999);
    expect(takesLong()).toBe(false);
    clock.increment(1);
    expect(takesLong()).toBe(true);
  });

  it('VCH-2 API-3 another code cancels the slow check, and the hint goes', () => {
    const { clock, checks, takesLong, type, apply } = startVoucher();
    apply('welcome10');
    clock.increment(8000);
    type('SPENT');
    expect([takesLong(), checks.latest().signal.aborted]).toEqual([false, true]);
  });
});

const ALLOWED = { type: 'voucher.checkout.allowed' };
const ACCEPTED = { type: 'voucher.accepted', voucher: sampleVoucher };

describe('VCH-6 Proceed to Checkout with a code that is not applied', () => {
  it('VCH-6 the press submits the code as Apply does, and the checkout waits; a second press asks nothing', () => {
    const { type, proceed, checks, facts, isBusy, isWaiting } = startVoucher();
    type('welcome 10');
    proceed();
    proceed();
    expect(checks.all.map(({ input }) => input)).toEqual([{ code: 'WELCOME10' }]);
    expect([isBusy(), isWaiting(), facts]).toEqual([true, true, []]);
  });

  it('VCH-6 accepted: the cart gets the voucher first, then the checkout opens, once', async () => {
    const { type, proceed, checks, facts, code, isWaiting } = startVoucher();
    type('WELCOME10');
    proceed();
    proceed();
    await checks.latest().answer({ state: 'valid', voucher: sampleVoucher });
    expect(facts).toEqual([ACCEPTED, ALLOWED]);
    expect([code(), isWaiting()]).toEqual(['', false]);
  });

  it.each(['usedUp', 'unknown'] as const)(
    'VCH-6 %s: the checkout stays closed, the field says why; the next press goes on without the code',
    async (state) => {
      const { type, proceed, checks, facts, problem, code, isWaiting } = startVoucher();
      type('SPENT');
      proceed();
      await checks.latest().answer({ state });
      expect([facts, problem(), code(), isWaiting()]).toEqual([[], state, 'SPENT', false]);
      proceed();
      expect([facts, checks.all.length]).toEqual([[ALLOWED], 1]);
    },
  );

  it('VCH-6 after a check that fails the next press goes on without the code, too', async () => {
    const { type, proceed, checks, facts, problem } = startVoucher();
    type('WELCOME10');
    proceed();
    await checks.latest().fail(new ProblemError('server', 'No answer.'));
    expect([facts, problem()]).toEqual([[], 'unanswered']);
    proceed();
    expect([facts, checks.all.length]).toEqual([[ALLOWED], 1]);
  });

  it('VCH-6 a code that was refused after Apply is not submitted again', async () => {
    const { apply, proceed, checks, facts } = startVoucher();
    apply('SPENT');
    await checks.latest().answer({ state: 'usedUp' });
    proceed();
    expect([facts, checks.all.length]).toEqual([[ALLOWED], 1]);
  });

  it('VCH-6 a refused code that is changed is submitted again', async () => {
    const { type, proceed, checks, facts } = startVoucher();
    type('NEVER');
    proceed();
    await checks.latest().answer({ state: 'unknown' });
    type('WELCOME10');
    proceed();
    expect(checks.latest().input).toEqual({ code: 'WELCOME10' });
    expect(facts).toEqual([]);
  });

  it('VCH-6 a press while Apply waits for its answer asks nothing again, and counts', async () => {
    const { apply, proceed, checks, facts, isWaiting } = startVoucher();
    apply('WELCOME10');
    expect(isWaiting()).toBe(false);
    proceed();
    expect([isWaiting(), checks.all.length]).toEqual([true, 1]);
    await checks.latest().answer({ state: 'valid', voucher: sampleVoucher });
    expect(facts).toEqual([ACCEPTED, ALLOWED]);
  });

  it('VCH-6 Apply alone opens no checkout', async () => {
    const { apply, checks, facts } = startVoucher();
    apply('WELCOME10');
    await checks.latest().answer({ state: 'valid', voucher: sampleVoucher });
    expect(facts).toEqual([ACCEPTED]);
  });

  it('VCH-6 without a code, or after an error about its lack, the checkout opens at once', () => {
    const { proceed, apply, facts, checks } = startVoucher();
    proceed();
    apply(' ');
    proceed();
    expect([facts, checks.all.length]).toEqual([[ALLOWED, ALLOWED], 0]);
  });

  it('VCH-6 where the cart has a voucher, a code that was typed before is not submitted', () => {
    const { type, proceed, facts, checks } = startVoucher();
    type('WELCOME10');
    proceed(true);
    expect([facts, checks.all.length]).toEqual([[ALLOWED], 0]);
  });

  it('VCH-6 another code cancels the check, and no checkout opens', async () => {
    const { type, proceed, checks, facts, isWaiting } = startVoucher();
    type('WELCOME10');
    proceed();
    const first = checks.latest();
    type('WELCOME1');
    expect([first.signal.aborted, isWaiting()]).toEqual([true, false]);
    await first.answer({ state: 'valid', voucher: sampleVoucher });
    expect(facts).toEqual([]);
  });

  it('VCH-6 a shopper who turns to something else gets the voucher, and no checkout opens', async () => {
    const { voucher, type, proceed, checks, facts, isBusy, isWaiting } = startVoucher();
    type('WELCOME10');
    proceed();
    voucher.send({ type: 'checkout.cancelled' });
    expect([isBusy(), isWaiting(), checks.latest().signal.aborted]).toEqual([true, false, false]);
    await checks.latest().answer({ state: 'valid', voucher: sampleVoucher });
    expect(facts).toEqual([ACCEPTED]);
  });

  it('VCH-6 API-3 the hint comes after 8 s, and Try again still leads to the checkout', async () => {
    const { voucher, clock, type, proceed, checks, facts, takesLong, isWaiting } = startVoucher();
    type('WELCOME10');
    proceed();
    clock.increment(8000);
    expect(takesLong()).toBe(true);
    voucher.send({ type: 'load.retried' });
    expect([takesLong(), isWaiting(), checks.all.map(({ signal }) => signal.aborted)]).toEqual([
      false,
      true,
      [true, false],
    ]);
    await checks.latest().answer({ state: 'valid', voucher: sampleVoucher });
    expect(facts).toEqual([ACCEPTED, ALLOWED]);
  });
});
