import { type FlowName, flows } from '#machines/shop/flows.ts';
import type { ShopRefs } from '#machines/shop/refs.ts';

/** The charts of the shop beside its root: the flows, and the charts between them. */
export const SHOP_CHARTS: readonly (keyof ShopRefs)[] = [
  ...(Object.keys(flows) as FlowName[]),
  'messages',
  'overlay',
  'pageLoading',
  'purchase',
];
