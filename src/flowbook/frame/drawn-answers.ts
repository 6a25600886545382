import type { AnyActorRef } from 'xstate';
import type { Address } from '#machines/domain/routes.ts';
import { shownPage } from '#machines/shop/shop.selectors.ts';
import { writeAnswers } from '#src/lib/page-answers.ts';
import type { PageData } from '#src/lib/page-data.ts';
import { staticShop, untilSettled } from '#src/prerender/static-shop.ts';

/**
 * What a page that was drawn when the shop was built brings along, so that the shop in the frame begins as it does there.
 * @throws where the address names no page, or a flow fails
 */
export async function drawnAnswers(address: Address): Promise<PageData> {
  const faults: unknown[] = [];
  const answers = writeAnswers();
  const shop = staticShop({ address, isAnswered: true, onFault: (error) => void faults.push(error) }).start();
  const flows: Record<string, AnyActorRef> = shop.system.getAll();
  await untilSettled(Object.values(flows));
  const page = shownPage(shop.getSnapshot());
  shop.stop();
  if (page === null) throw new Error(`${address.path} names no page.`);
  if (faults.length > 0) throw new AggregateError(faults, `${address.path} could not be drawn.`);
  return { page, address, isHydrated: false, answers: { ...answers }, scripts: [], app: '', faces: [] };
}
