import './theme/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createActor, waitFor } from 'xstate';
import { pageLoadingView } from '#machines/shop/shop.selectors.ts';
import { App } from '#src/app/App.tsx';
import { preload, requestFirstPage } from '#src/app/preload.ts';
import { isMeantFor, removePrerenderedHead } from '#src/app/prerendered-page.ts';
import { shopLogic } from '#src/app/shop.actors.ts';
import { readStoredData } from '#src/app/stored-data.ts';
import { instruments } from '#src/instruments.ts';
import { logEntries } from '#src/platform/event-log.ts';
import { sendFaults } from '#src/platform/fault-beacon.ts';
import { idlePage } from '#src/platform/idle-time.ts';
import { declareReady, readPageData } from '#src/platform/page-data.ts';
import { providePrerendered } from '#src/platform/prerendered-responses.ts';
import { readReturnAddress } from '#src/platform/return-address.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

/** The browser can respond to earlier touches in between. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** The static page is hydrated if the charts say the same, else replaced. */
async function start(root: HTMLElement): Promise<void> {
  if (import.meta.env.DEV) {
    const { startMockApi } = await import('#mocks/browser.ts');
    await startMockApi();
  }
  const data = readPageData();
  /** Back while the code is loading leads to another page, so it is asked again. */
  const isMeant = () => data !== null && isMeantFor(data);
  if (data && isMeant()) providePrerendered(data.responses);

  const firstPage = requestFirstPage();
  const shop = createActor(shopLogic(), {
    systemId: 'shop',
    input: { returnTo: readReturnAddress() },
    ...instruments,
  });
  const faultEndpoint = import.meta.env.VITE_FAULT_ENDPOINT;
  if (faultEndpoint) sendFaults(shop, faultEndpoint);
  await nextTurn();
  shop.start();
  if (data?.page === 'notFound') shop.system.get('product')?.send({ type: 'product.unlisted' });

  const open = () => {
    shop.send({ type: 'page.hydrated', ...readStoredData() });
    declareReady();
  };
  const app = (
    <StrictMode>
      <App shop={shop} onFirstRender={open} />
    </StrictMode>
  );

  /**
   * The page's code is loaded and its responses are used, so the charts equal the static page. @throws where a bug has
   * stopped the flows
   */
  const equalsPrerendered = async () => {
    const code = await waitFor(shop.system.get('pageLoading'), (snapshot) => pageLoadingView(snapshot) !== 'loading');
    await nextTurn();
    return pageLoadingView(code) === 'loaded';
  };

  await firstPage;
  // After a bug the error page replaces the static page. FLT-1.
  const isEqual = () => equalsPrerendered().catch(() => false);
  if (data?.isHydrated && isMeant() && (await isEqual()) && isMeant()) {
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: reportError });
    });
  } else {
    removePrerenderedHead();
    createRoot(root).render(app);
  }
  preload(shop);
  // Inspection costs a little, so the log that a fault report needs begins after the first load.
  void idlePage().then(() => logEntries(shop));
}

void nextTurn().then(() => start(container));
