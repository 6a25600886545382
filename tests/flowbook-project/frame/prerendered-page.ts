import type { AnyActorRef } from 'xstate';
import type { Address } from '#machines/domain/routes.ts';
import { shownPage } from '#machines/shop/shop.selectors.ts';
import type { PageData } from '#src/platform/page-data.ts';
import { recordResponses } from '#src/platform/prerendered-responses.ts';
import { staticShop, untilSettled } from '#src/prerender/static-shop.ts';

/**
 * The data of a prerendered page, so that the shop in the frame starts as it does there.
 * @throws where the address names no page, or a flow fails
 */
export async function prerenderedPage(address: Address): Promise<PageData> {
  const faults: unknown[] = [];
  const responses = recordResponses();
  const shop = staticShop({ address, isAnswered: true, onFault: (error) => void faults.push(error) }).start();
  const flows: Record<string, AnyActorRef> = shop.system.getAll();
  await untilSettled(Object.values(flows));
  const page = shownPage(shop.getSnapshot());
  shop.stop();
  if (page === null) throw new Error(`${address.path} names no page.`);
  if (faults.length > 0) throw new AggregateError(faults, `${address.path} could not be prerendered.`);
  return { page, address, isHydrated: false, responses: { ...responses }, scripts: [], app: '', fonts: [] };
}
