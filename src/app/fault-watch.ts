import type { ComponentType } from 'react';
import type { ShopRef } from '#machines/shop/refs.ts';
import { logEntries } from '#src/platform/event-log.ts';

/** The log starts here, so a later fault can be reported with its events. */
export const watch = (shop: ShopRef): void => void logEntries(shop);

/** The report's code is only loaded after a fault. */
export const report = (): Promise<ComponentType<{ shop: ShopRef }>> =>
  import('./FaultReport.tsx').then((module) => module.FaultReport);
