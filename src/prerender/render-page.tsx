import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import type { AnyActorRef } from 'xstate';
import type { Address, PageName } from '#machines/domain/routes.ts';
import { shownPage } from '#machines/shop/shop.selectors.ts';
import { App } from '#src/app/App.tsx';
import { AppNotLoaded } from '#src/app/AppNotLoaded.tsx';
import { PAGE_VIEWS } from '#src/app/page-views.tsx';
import { type PrerenderedResponses, recordResponses } from '#src/platform/prerendered-responses.ts';
import { staticShop, untilSettled } from './static-shop.ts';

type RenderedPage = {
  /** React's HTML includes the document's head. */
  html: string;
  /** The API's responses that the page was rendered from. */
  responses: PrerenderedResponses;
  page: PageName;
  /** The build's manifest names the files of the page's own code. */
  files: readonly string[];
};

const nothing = () => {};

/** Every static page holds this notice for an app that fails to load. */
export async function renderAppNotLoaded(): Promise<string> {
  const { prelude } = await prerender(<AppNotLoaded />);
  return new Response(prelude).text();
}

/**
 * The HTML equals the page's first render. @param isAnswered false for a shell: it only waits for code @throws when a
 * flow or the API fails, so that no wrong page is published
 */
export async function renderPage(address: Address, isAnswered = true): Promise<RenderedPage> {
  const faults: unknown[] = [];
  const responses = recordResponses();
  const shop = staticShop({ address, isAnswered, onFault: (error) => void faults.push(error) }).start();
  const flows: Record<string, AnyActorRef> = shop.system.getAll();
  // The orders of an account are asked for in the browser alone.
  const { orders: _, ...settling } = flows;
  await untilSettled(isAnswered ? Object.values(settling) : [shop.system.get('pageLoading')]);
  const page = shownPage(shop.getSnapshot());
  if (page === null) throw new Error(`${address.path} names no page.`);
  const { files, View } = PAGE_VIEWS[page];
  await View.load();
  const { prelude } = await prerender(
    <StrictMode>
      <App shop={shop} onFirstRender={nothing} />
    </StrictMode>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void faults.push(error) },
  );
  const html = await new Response(prelude).text();
  shop.stop();
  if (faults.length > 0) throw new AggregateError(faults, `${address.path} could not be rendered.`);
  return { html, responses: isAnswered ? responses : {}, page, files };
}
