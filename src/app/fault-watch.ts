import type { ComponentType } from 'react';
import type { ShopRef } from '#machines/shop/refs.ts';
import { logEntries } from '#src/platform/event-log.ts';

/** From here on it is known which steps have led to a fault. */
export const watch = (shop: ShopRef): void => void logEntries(shop);

/** What tells of them: nobody fetches it before there is a fault. */
export const report = (): Promise<ComponentType<{ shop: ShopRef }>> =>
  import('./FaultReport.tsx').then((module) => module.FaultReport);
