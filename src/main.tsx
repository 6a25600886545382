import './theme/index.css';
import '#src/app/every-page.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createActor, waitFor } from 'xstate';
import type { ShopEvent } from '#machines/shop/shop.events.ts';
import { pageCodeView } from '#machines/shop/shop.selectors.ts';
import { App } from '#src/app/App.tsx';
import { forgetDrawnHead, isMeantFor } from '#src/app/drawn-page.ts';
import { sayKeptNotLoaded } from '#src/app/kept-not-loaded.tsx';
import { isAnythingKept, keptState, NOTHING_KEPT } from '#src/app/kept-state-chunk.ts';
import { shopLogic } from '#src/app/shop.actors.ts';
import { fetchFirstPage, warmUp } from '#src/app/warm-up.ts';
import { readAgeConfirmation } from '#src/flows/age-gate/age-gate.actors.ts';
import { instruments } from '#src/instruments.ts';
import { bringAnswers, takenAnswers } from '#src/lib/page-answers.ts';
import { declareReady, readPageData } from '#src/lib/page-data.ts';

type Kept = Pick<Extract<ShopEvent, { type: 'page.hydrated' }>, 'auth' | 'cart'>;

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

/** What follows does not hold up the page: whatever was touched meanwhile comes first. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Starts the charts, and draws what they say: into the static page where it says the same, else in its place. */
async function start(root: HTMLElement): Promise<void> {
  if (import.meta.env.DEV) {
    const { startMockApi } = await import('#mocks/browser.ts');
    await startMockApi();
  }
  const data = readPageData();
  const isMeant = data !== null && isMeantFor(data);
  if (isMeant) bringAnswers(data.answers);

  const firstPage = fetchFirstPage();
  const canRead = isAnythingKept()
    ? keptState()
        .catch(keptState)
        .then(
          () => true,
          () => false,
        )
    : true;
  await nextTurn();
  const shop = createActor(shopLogic(), { systemId: 'shop', ...instruments });
  await nextTurn();
  shop.start();

  /** Storage is read after the first render, which must equal the static page. The flows hear of it once. */
  const restore = (kept: Kept) => {
    shop.send({ type: 'page.hydrated', ageConfirmed: readAgeConfirmation(), ...kept });
    declareReady();
    shop.system.get('freshness').send({ type: 'answers.brought', answers: takenAnswers() });
  };
  const open = () => {
    if (isAnythingKept()) void keptState().then(({ readKept }) => restore(readKept()));
    else restore(NOTHING_KEPT);
  };
  const app = (
    <StrictMode>
      <App shop={shop} onFirstRender={open} />
    </StrictMode>
  );

  /** The page's code is here, and its answers have been taken: the charts say what the static page shows. */
  const isAsDrawn = async () => {
    const code = await waitFor(shop.system.get('pageCode'), (snapshot) => pageCodeView(snapshot) !== 'underWay');
    await nextTurn();
    return pageCodeView(code) === 'here';
  };

  // A flow that comes with the page has begun by then: its times count from what is seen first.
  await firstPage;
  if (!(await canRead)) return sayKeptNotLoaded();
  if (isMeant && data.isHydrated && (await isAsDrawn())) {
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: reportError });
    });
  } else {
    forgetDrawnHead();
    createRoot(root).render(app);
  }
  warmUp(shop);
}

// What has been read is evaluated in one go: nothing is done in the same.
void nextTurn().then(() => start(container));
