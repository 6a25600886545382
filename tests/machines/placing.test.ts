import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { TakenOrder } from '#machines/domain/order.schema.ts';
import { ORDER_PROBLEM_TEXTS, orderProblemOf, orderProblemText } from '#machines/domain/order-problem.ts';
import { type ProblemCode, ProblemError } from '#machines/domain/problem.ts';
import { NO_ABILITIES, type ServerAbilities } from '#machines/domain/server.schema.ts';
import { placingMachine, type Submission } from '#machines/placing/placing.machine.ts';
import { placingSamples, REAL_SERVER, sampleTaken } from '#machines/placing/placing.samples.ts';
import { heldRequests } from '#tests/support/held-requests.ts';
import { factsOf, faultsOf } from '#tests/support/observed.ts';

const SUBMITTED = placingSamples['order.submitted'].ofTwo;
const { order } = SUBMITTED.submission;
/** SRV-7. */
const LONGEST_WAIT_MS = 30_000;

function startPlacing() {
  const clock = new SimulatedClock();
  const questions = heldRequests<ServerAbilities>();
  const orders = heldRequests<TakenOrder, { submission: Submission }>();
  const placing = createActor(
    placingMachine.provide({
      actors: { askServer: questions.logic, sendOrder: orders.logic, restoreUnanswered: fromCallback(() => {}) },
    }),
    { clock },
  );
  const facts = factsOf(placing);
  const faults = faultsOf(placing);
  placing.start();
  const open = async (abilities: ServerAbilities) => {
    placing.send({ type: 'checkout.opened' });
    await questions.latest().answer(abilities);
  };
  return { placing, clock, questions, orders, facts, faults, open };
}

describe('SRV-1 what the server can do', () => {
  it('SRV-1 is asked when the checkout opens, and once', async () => {
    const { placing, questions, open } = startPlacing();
    expect(questions.all).toHaveLength(0);
    await open(REAL_SERVER);
    placing.send({ type: 'checkout.opened' });
    expect(questions.all).toHaveLength(1);
  });

  it('SRV-1 SRV-7 is asked again with the next order where it could not be reached, and no order is lost', async () => {
    const { placing, questions, orders, facts } = startPlacing();
    placing.send({ type: 'checkout.opened' });
    await questions.latest().fail(new ProblemError('offline', ''));
    placing.send(SUBMITTED);
    expect(facts).toEqual([]);
    await questions.latest().fail(new ProblemError('server', ''));
    expect(facts).toEqual([{ type: 'placing.order.refused', problem: { code: 'notSent', message: null } }]);
    placing.send(SUBMITTED);
    await questions.latest().answer(REAL_SERVER);
    expect([questions.all.length, orders.all.length]).toEqual([3, 1]);
  });

  it('SRV-1 CHK-3 an order is taken at once where the server takes none', async () => {
    const { placing, orders, facts, open } = startPlacing();
    await open(NO_ABILITIES);
    placing.send(SUBMITTED);
    expect(facts).toEqual([{ type: 'placing.order.taken', order, taken: null }]);
    expect(orders.all).toHaveLength(0);
  });

  it('SRV-1 an order that is completed before the answer waits for it', async () => {
    const { placing, questions, facts } = startPlacing();
    placing.send({ type: 'checkout.opened' });
    placing.send(SUBMITTED);
    expect(facts).toEqual([]);
    await questions.latest().answer(NO_ABILITIES);
    expect(facts).toEqual([{ type: 'placing.order.taken', order, taken: null }]);
  });
});

describe('SRV-4 SRV-6 an order on its way', () => {
  it('SRV-4 is sent as it was completed, and taken by the answer', async () => {
    const { placing, orders, facts, open } = startPlacing();
    await open(REAL_SERVER);
    placing.send(SUBMITTED);
    expect([orders.latest().input, facts]).toEqual([{ submission: { order } }, []]);
    await orders.latest().answer(sampleTaken);
    expect(facts).toEqual([{ type: 'placing.order.taken', order, taken: sampleTaken }]);
  });

  it('SRV-6 another order while one is on its way is not sent, and that is said; the first answer is for the first', async () => {
    const { placing, orders, facts, open } = startPlacing();
    await open(REAL_SERVER);
    placing.send(SUBMITTED);
    placing.send(placingSamples['order.submitted'].ofThree);
    expect(orders.all).toHaveLength(1);
    expect(facts).toEqual([{ type: 'placing.order.refused', problem: { code: 'earlierOnItsWay', message: null } }]);
    await orders.latest().answer(sampleTaken);
    expect(facts.at(-1)).toEqual({ type: 'placing.order.taken', order, taken: sampleTaken });
    placing.send(placingSamples['order.submitted'].ofThree);
    expect(orders.latest().input).toEqual({ submission: placingSamples['order.submitted'].ofThree.submission });
  });

  it('SRV-6 DBL-1 another press of the same order sends nothing before the answer, and nothing is said', async () => {
    const { placing, orders, facts, open } = startPlacing();
    await open(REAL_SERVER);
    placing.send(SUBMITTED);
    placing.send(structuredClone(SUBMITTED));
    placing.send({ type: 'checkout.opened' });
    // Who orders is no part of the order.
    const signedIn = { ...SUBMITTED.submission, email: 'ada@test.com' };
    placing.send({ type: 'order.submitted', submission: signedIn });
    // A check of the cart may take out its voucher meanwhile.
    placing.send({ type: 'order.submitted', submission: { ...SUBMITTED.submission, voucher: 'WELCOME10' } });
    expect([orders.all.length, facts]).toEqual([1, []]);
    await orders.latest().answer(sampleTaken);
    placing.send(SUBMITTED);
    expect(orders.all).toHaveLength(2);
  });
});

describe('SRV-5 SRV-7 SRV-8 an order that is not placed', () => {
  it('SRV-7 after 30 s without an answer it may have been taken, and a late answer changes nothing', async () => {
    const { placing, clock, orders, facts, open } = startPlacing();
    await open(REAL_SERVER);
    placing.send(SUBMITTED);
    clock.increment(LONGEST_WAIT_MS - 1);
    expect(facts).toEqual([]);
    clock.increment(1);
    expect(facts).toEqual([{ type: 'placing.order.refused', problem: { code: 'unanswered', message: null } }]);
    expect(orders.latest().signal.aborted).toBe(true);
  });

  it('SRV-8 one that was sent before the page was loaded again may have been taken', () => {
    const { placing, facts } = startPlacing();
    placing.send({ type: 'order.remembered' });
    expect(facts).toEqual([{ type: 'placing.order.refused', problem: { code: 'unanswered', message: null } }]);
  });

  it('SRV-5 VCH-5 a refusal names the voucher that went with the order', async () => {
    const { placing, orders, facts, open } = startPlacing();
    await open(REAL_SERVER);
    placing.send({ ...SUBMITTED, submission: { ...SUBMITTED.submission, voucher: 'WELCOME10' } });
    await orders.latest().fail(new ProblemError('refused', 'Words', 'Words', 'voucherRefused'));
    expect(facts).toEqual([
      {
        type: 'placing.order.refused',
        problem: { code: 'voucherRefused', message: 'Words' },
        voucher: 'WELCOME10',
      },
    ]);
  });

  it('SRV-5 a bug is no refusal', async () => {
    const { placing, orders, faults, open } = startPlacing();
    await open(REAL_SERVER);
    placing.send(SUBMITTED);
    const bug = new TypeError('undefined is not an order');
    await orders.latest().fail(bug);
    expect(faults).toEqual([bug]);
  });

  it.each([
    ['conflict', 'priceChanged'],
    ['conflict', 'soldOut'],
    ['conflict', 'voucherRefused'],
    ['refused', 'addressRefused'],
  ] as const)('SRV-5 a request that ends with %s: %s is named', (problem, reason) => {
    const error = new ProblemError(problem, 'Words', 'Words', reason);
    expect(orderProblemOf(error)).toEqual({ code: reason, message: 'Words' });
  });

  it.each<[ProblemCode, string]>([
    ['offline', 'unanswered'],
    ['server', 'unanswered'],
    ['malformed', 'unanswered'],
    ['refused', 'refused'],
    ['unauthorised', 'refused'],
    ['notFound', 'refused'],
    ['conflict', 'unanswered'],
  ])('SRV-7 a request that ends with %s is %s', (code, expected) => {
    expect(orderProblemOf(new ProblemError(code, 'Words')).code).toBe(expected);
  });

  it('SRV-5 SRV-7 each reason says what there is to do, after the words of the server', () => {
    for (const { title, advice } of Object.values(ORDER_PROBLEM_TEXTS)) expect([title, advice]).not.toContain('');
    expect(orderProblemText({ code: 'unanswered', message: null })).toContain(
      'the same order is never placed twice. If you change it, it is another order.',
    );
    expect(orderProblemText({ code: 'soldOut', message: 'Only two are left.' })).toMatch(/^Only two are left\. /);
  });
});
