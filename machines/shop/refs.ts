import type { ActorRefFrom } from 'xstate';
import type { FlowRefs } from './flows.ts';
import type { messagesMachine } from './messages.machine.ts';
import type { overlayMachine } from './overlay.machine.ts';
import type { pageLoadingMachine } from './page-loading.machine.ts';
import type { purchaseMachine } from './purchase.machine.ts';
import type { shopMachine } from './shop.machine.ts';

export type ShopRef = ActorRefFrom<typeof shopMachine>;

/** Every named actor of the shop: the flows, and the charts that the root is made of. */
export type ShopRefs = FlowRefs & {
  messages: ActorRefFrom<typeof messagesMachine>;
  overlay: ActorRefFrom<typeof overlayMachine>;
  pageLoading: ActorRefFrom<typeof pageLoadingMachine>;
  purchase: ActorRefFrom<typeof purchaseMachine>;
};
