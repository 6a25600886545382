import './theme/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { App } from '#src/app/App.tsx';
import { preloadPage } from '#src/app/page-chunks.ts';
import { shop as shopLogic } from '#src/app/shop.actors.ts';
import { warmUp } from '#src/app/warm-up.ts';
import { readAgeConfirmation } from '#src/flows/age-gate/age-gate.actors.ts';
import { readCart } from '#src/flows/cart/cart.actors.ts';
import { currentAddress, observeAddress } from '#src/lib/navigation.ts';
import { readAuth } from '#src/lib/stored-auth.ts';

if (import.meta.env.DEV) {
  const { startMockApi } = await import('#mocks/browser.ts');
  await startMockApi();
}

void preloadPage(currentAddress().path);

const shop = createActor(shopLogic, { systemId: 'shop' });
shop.start();

let isOpen = false;
/** Storage and address are read once, after the first render: that one must equal the static page. */
function open(): void {
  if (isOpen) return;
  isOpen = true;
  shop.send({ type: 'page.hydrated', ageConfirmed: readAgeConfirmation(), auth: readAuth(), cart: readCart() });
  shop.send({ type: 'address.changed', address: currentAddress(), kind: 'pop' });
  observeAddress((address, kind) => shop.send({ type: 'address.changed', address, kind }));
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
createRoot(container).render(
  <StrictMode>
    <App shop={shop} onFirstRender={open} />
  </StrictMode>,
);
warmUp();
