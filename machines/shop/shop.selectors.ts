import type { ActorRefFrom, AnyActorRef, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { additionMachine } from '#machines/addition/addition.machine.ts';
import { type ArticlePath, PAGE_NAMES, type PageName } from '#machines/domain/routes.ts';
import { stateText } from '#machines/domain/state-text.ts';
import { additionId } from './flows.ts';
import type { messagesMachine } from './messages.machine.ts';
import type { overlayMachine } from './overlay.machine.ts';
import type { pageLoadingMachine } from './page-loading.machine.ts';
import type { shopMachine } from './shop.machine.ts';

type Snapshot = SnapshotFrom<typeof shopMachine>;

/** True after a bug has stopped a flow. */
export const isBroken = (snapshot: Snapshot): boolean => snapshot.hasTag('broken');

/** The page that the chart shows; null before the first address has been read. RTE-1. */
export function shownPage({ value, context }: Snapshot): PageName | null {
  const [page] = typeof value === 'object' ? stateText(value.running.page).split('.') : [];
  const shown = page === 'text' ? context.route?.name : page;
  return PAGE_NAMES.find((name) => name === shown) ?? null;
}

/** The id in the address of a product's placeholder page; null on any other page. RTE-3. */
export const shownPlaceholderId = ({ context: { route } }: Snapshot): string | null =>
  route?.name === 'productPlaceholder' ? route.id : null;

/** The address of the article that is shown; null on any other page. PAG-2. */
export const shownArticle = ({ context: { route } }: Snapshot): ArticlePath | null =>
  route?.name === 'article' ? route.path : null;

/** The number in the address of an order's page; null on any other page. ORD-2. */
export const shownOrderNumber = ({ context: { route } }: Snapshot): string | null =>
  route?.name === 'order' ? route.number : null;

/** The content in the place of the page: that it is loading, the page, or that it could not be loaded. */
type PageLoadingView = 'loading' | 'loaded' | 'failed';

export function pageLoadingView(snapshot: SnapshotFrom<typeof pageLoadingMachine>): PageLoadingView {
  if (snapshot.matches('loaded')) return 'loaded';
  return snapshot.matches('failed') ? 'failed' : 'loading';
}

/** True while the checkout or an enlarged picture is open, which nothing else may cover. CHK-1, ZOM-1. */
export const isDialogOpen = (snapshot: SnapshotFrom<typeof overlayMachine>): boolean =>
  snapshot.matches('checkout') || snapshot.matches('picture');

/** The addition of a product; undefined before it has been added for the first time. CRT-6. */
export const additionOf = (
  { children }: SnapshotFrom<typeof messagesMachine>,
  productId: string,
): ActorRefFrom<typeof additionMachine> | undefined =>
  children[additionId(productId)] as ActorRefFrom<typeof additionMachine> | undefined;

const isMachineSnapshot = (snapshot: object): snapshot is AnyMachineSnapshot => 'tags' in snapshot;

/** True while a flow has an open request. */
export function isBusy(flow: AnyActorRef): boolean {
  const snapshot: object = flow.getSnapshot();
  return isMachineSnapshot(snapshot) && snapshot.hasTag('busy');
}
