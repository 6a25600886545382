import type { SnapshotFrom } from 'xstate';
import type { shopMachine } from './shop.machine.ts';

/** The number in the address of an order's page; null on any other page. ORD-2. */
export const orderNumber = ({ context: { route } }: SnapshotFrom<typeof shopMachine>): string | null =>
  route?.name === 'order' ? route.number : null;
