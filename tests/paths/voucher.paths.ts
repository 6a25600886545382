import { sampleVoucher } from '#machines/domain/voucher.samples.ts';
import { voucherMachine } from '#machines/voucher/voucher.machine.ts';
import { voucherSamples, voucherStateKey } from '#machines/voucher/voucher.samples.ts';
import { answered, flowPaths, passed, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { BUG, MALFORMED, OFFLINE } from './problems.ts';

export const voucherPaths = flowPaths({
  flow: 'voucher',
  machine: voucherMachine,
  key: voucherStateKey,
  user: {
    'types a code': voucherSamples['code.changed'].typed,
    'types another code': voucherSamples['code.changed'].another,
    'types a blank as the code': voucherSamples['code.changed'].blank,
    "presses 'Apply'": voucherSamples['code.submitted'].plainly,
    "presses 'Try again'": voucherSamples['load.retried'].plainly,
    "presses 'Proceed to Checkout'": voucherSamples['checkout.requested'].withoutVoucher,
    "presses 'Proceed to Checkout' when the cart has a voucher": voucherSamples['checkout.requested'].withVoucher,
  },
  shop: { 'the shopper turns to something else': voucherSamples['checkout.cancelled'].plainly },
  environment: {
    'the API knows the voucher': answered('checkVoucher', { state: 'valid', voucher: sampleVoucher }),
    'the voucher is used up': answered('checkVoucher', { state: 'usedUp' }),
    'the API does not know the code': answered('checkVoucher', { state: 'unknown' }),
    'the API cannot be reached': refused('checkVoucher', OFFLINE),
    'the answer makes no sense': refused('checkVoucher', MALFORMED),
    'the check stops at a bug': refused('checkVoucher', BUG),
  },
  time: { 'the check is slow': passed('slowDelay', 'voucher.checking.answer.awaited.waiting') },
});
