import type { SnapshotFrom } from 'xstate';
import type { EventSamples } from '#machines/domain/samples.ts';
import { stateText } from '#machines/domain/state-text.ts';
import { savedSamples } from '#machines/saved/saved.samples.ts';
import type { PurchaseCodeEvent } from './purchase-code.events.ts';
import type { purchaseCodeMachine } from './purchase-code.machine.ts';

export const purchaseCodeSamples = {
  'pageCode.arrived': {
    ofHome: { type: 'pageCode.arrived', page: 'home' },
    ofCart: { type: 'pageCode.arrived', page: 'cart' },
  },
  'code.arrived': { ahead: { type: 'code.arrived' } },
  'bottle.toggled': savedSamples['bottle.toggled'],
} as const satisfies EventSamples<PurchaseCodeEvent>;

/** The state, and the bottles that wait. */
export const purchaseCodeStateKey = ({ value, context }: SnapshotFrom<typeof purchaseCodeMachine>): string =>
  `${stateText(value)} wished=${context.wished.map(({ id }) => id).join(' ')}`;
