import './theme/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { App } from '#src/app/App.tsx';
import { shop as shopLogic } from '#src/app/shop.actors.ts';
import { fetchFirstPage, warmUp } from '#src/app/warm-up.ts';
import { readAgeConfirmation } from '#src/flows/age-gate/age-gate.actors.ts';
import { readCart } from '#src/flows/cart/cart.actors.ts';
import { instruments } from '#src/instruments.ts';
import { readAuth } from '#src/lib/stored-auth.ts';

if (import.meta.env.DEV) {
  const { startMockApi } = await import('#mocks/browser.ts');
  await startMockApi();
}

void fetchFirstPage();
const shop = createActor(shopLogic, { systemId: 'shop', ...instruments }).start();

/** Storage is read after the first render, which must equal the static page. The flows hear of it once. */
const readStorage = () =>
  shop.send({ type: 'page.hydrated', ageConfirmed: readAgeConfirmation(), auth: readAuth(), cart: readCart() });

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
createRoot(container).render(
  <StrictMode>
    <App shop={shop} onFirstRender={readStorage} />
  </StrictMode>,
);
warmUp((page) => shop.system.get('pageCode').send({ type: 'code.arrived', page }));
