import type { SnapshotFrom } from 'xstate';
import type { EventSamples } from '#machines/domain/samples.ts';
import type { VoucherEvent, voucherMachine } from './voucher.machine.ts';

export const voucherSamples = {
  'code.changed': {
    typed: { type: 'code.changed', text: 'welcome 10' },
    another: { type: 'code.changed', text: 'SPENT' },
    blank: { type: 'code.changed', text: ' ' },
  },
  'code.submitted': { plainly: { type: 'code.submitted' } },
  'load.retried': { plainly: { type: 'load.retried' } },
  'checkout.requested': {
    withoutVoucher: { type: 'checkout.requested', hasVoucher: false },
    withVoucher: { type: 'checkout.requested', hasVoucher: true },
  },
  'checkout.cancelled': { plainly: { type: 'checkout.cancelled' } },
} as const satisfies EventSamples<VoucherEvent>;

/** The state, the typed code and the error. */
export const voucherStateKey = ({ value, context }: SnapshotFrom<typeof voucherMachine>): string =>
  JSON.stringify([value, context.code, context.problem]);
