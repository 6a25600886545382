import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { mockApi } from '#mocks/node.ts';
import { vouchersMalformed, vouchersServerError, vouchersUnreachable } from '#mocks/scenarios.ts';
import { voucher } from '#src/features/voucher/voucher.actors.ts';
import { API, serveMockApi } from '#tests/support/mock-api.ts';
import { factsOf } from '#tests/support/observed.ts';

serveMockApi();

async function apply(text: string) {
  const actor = createActor(voucher);
  const facts = factsOf(actor);
  actor.start();
  actor.send({ type: 'code.changed', text });
  actor.send({ type: 'code.submitted' });
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false), { interval: 5 });
  return { facts, problem: actor.getSnapshot().context.problem };
}

test.each([
  ['welcome10', { code: 'WELCOME10', kind: 'percent', value: 10, minimum: 0 }],
  ['tawny5', { code: 'TAWNY5', kind: 'amount', value: 500, minimum: 3000 }],
])('VCH-2 the mock API knows %s', async (code, worth) => {
  expect(await apply(code)).toEqual({ facts: [{ type: 'voucher.accepted', voucher: worth }], problem: null });
});

test.each([
  ['spent', 'usedUp'],
  ['never', 'unknown'],
  ['..', 'unknown'],
  ['a/b?c=d&code=WELCOME10', 'unknown'],
])('VCH-2 %s is %s', async (code, problem) => {
  expect(await apply(code)).toEqual({ facts: [], problem });
});

test.each([
  ['fails', vouchersServerError],
  ['makes no sense', vouchersMalformed],
  ['is not there', vouchersUnreachable],
  ['is none', [http.get(`${API}/vouchers`, () => HttpResponse.json({}))]],
])('VCH-2 an answer that %s: the voucher could not be checked', async (_, scenario) => {
  mockApi.use(...scenario);
  expect(await apply('WELCOME10')).toEqual({ facts: [], problem: 'unanswered' });
});
