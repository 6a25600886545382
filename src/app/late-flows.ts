import type { ComponentType } from 'react';
import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import type { contactMachine } from '#machines/contact/contact.machine.ts';
import type { helpMachine } from '#machines/help/help.machine.ts';
import { beginsLater, lateLogic, type WithoutInput } from '#machines/shop/late-logic.ts';
import type { login } from '#src/flows/login/login.actors.ts';
import type { signup } from '#src/flows/signup/signup.actors.ts';
import { type Loadable, loadable } from '#src/lib/loadable.ts';

/** A flow whose code its page brings, and that the root starts with it. */
function broughtFlow<Logic extends AnyActorLogic>() {
  let arrived: Logic | null = null;
  const bring = (brought: Logic) => {
    arrived = brought;
  };
  const logic = lateLogic(() => {
    if (arrived === null) throw new Error('A flow was started before its code had come.');
    return arrived;
  });
  return { bring, logic };
}

/** A flow whose code is fetched for several pages: what the root starts, and how its code is fetched. */
function lateFlow<Logic extends AnyActorLogic>(fetchLogic: () => Promise<Logic>) {
  const { bring, logic } = broughtFlow<Logic>();
  return { load: () => fetchLogic().then(bring), logic };
}

/** A flow that the root starts at once, and that begins when the first page that needs it brings its code. */
function waitingFlow<Machine extends AnyStateMachine>(fetchMachine: () => Promise<Machine>) {
  let arrived: Machine | null = null;
  const waiting: (() => void)[] = [];
  const load = async () => {
    arrived ??= await fetchMachine();
    for (const begin of waiting.splice(0)) begin();
  };
  const logic = beginsLater({ arrived: () => arrived, whenArrived: (begin) => void waiting.push(begin) });
  return { load, logic };
}

/** What is drawn of a flow, with which the flow itself comes. */
export const withFlow = (flow: { load: () => Promise<void> }, load: () => Promise<ComponentType>): Loadable<object> =>
  loadable(async () => {
    const [Component] = await Promise.all([load(), flow.load()]);
    return Component;
  });

export const LATE_FLOWS = {
  catalogue: waitingFlow(() => import('#src/flows/catalogue/catalogue.actors.ts').then(({ catalogue }) => catalogue)),
  checkout: waitingFlow(() =>
    import('#machines/checkout/checkout.machine.ts').then(({ checkoutMachine }) => checkoutMachine),
  ),
  contact: broughtFlow<typeof contactMachine>(),
  help: broughtFlow<WithoutInput<typeof helpMachine>>(),
  login: broughtFlow<typeof login>(),
  product: waitingFlow(() => import('#src/flows/product/product.actors.ts').then(({ product }) => product)),
  purchase: lateFlow(() => import('./purchase.ts').then(({ purchase }) => purchase)),
  signup: broughtFlow<WithoutInput<typeof signup>>(),
  toasts: waitingFlow(() => import('./ShopToasts.tsx').then(({ toastsFlow }) => toastsFlow)),
};
