import type { SnapshotFrom } from 'xstate';
import type { voucherMachine } from './voucher.machine.ts';
import type { VoucherProblem } from './voucher-rules.ts';

type Snapshot = SnapshotFrom<typeof voucherMachine>;

/** The code as it has been typed so far. */
export const codeText = ({ context }: Snapshot): string => context.code;

/** Why the code does not count; null without an error. VCH-1, VCH-2. */
export const voucherProblem = ({ context }: Snapshot): VoucherProblem | null => context.problem;

/** True while the API is asked what the code is worth. VCH-2. */
export const isChecking = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** True while the checkout waits for the check of a code: the button 'Proceed to Checkout' is busy. VCH-6. */
export const isProceeding = (snapshot: Snapshot): boolean => snapshot.matches({ checking: { next: 'proceeding' } });

/** True when the check takes long: the page says so and offers to try again. API-3. */
export const isSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
