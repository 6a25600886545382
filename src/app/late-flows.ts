import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { beginsLater, lateLogic, withInput } from '#machines/shop/late-logic.ts';

/** A flow whose code comes with its page: what the root starts, and how its code is fetched. */
function lateFlow<Logic extends AnyActorLogic>(fetchLogic: () => Promise<Logic>) {
  let arrived: Logic | null = null;
  const load = async () => {
    arrived = await fetchLogic();
  };
  const logic = lateLogic(() => {
    if (arrived === null) throw new Error('A flow was started before its code had come.');
    return arrived;
  });
  return { load, logic };
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

export const LATE_FLOWS = {
  catalogue: waitingFlow(() => import('#src/flows/catalogue/catalogue.actors.ts').then(({ catalogue }) => catalogue)),
  checkout: waitingFlow(() =>
    import('#machines/checkout/checkout.machine.ts').then(({ checkoutMachine }) => checkoutMachine),
  ),
  contact: lateFlow(() => import('#machines/contact/contact.machine.ts').then(({ contactMachine }) => contactMachine)),
  help: lateFlow(async () => {
    const [{ helpMachine }, { helpInput }] = await Promise.all([
      import('#machines/help/help.machine.ts'),
      import('#src/flows/help/help-input.ts'),
    ]);
    return withInput(helpMachine, helpInput);
  }),
  login: lateFlow(() => import('#src/flows/login/login.actors.ts').then(({ login }) => login)),
  product: waitingFlow(() => import('#src/flows/product/product.actors.ts').then(({ product }) => product)),
  purchase: lateFlow(() => import('./purchase.ts').then(({ purchase }) => purchase)),
  signup: lateFlow(() =>
    import('#src/flows/signup/signup.actors.ts').then(({ signup, signupInput }) => withInput(signup, signupInput)),
  ),
};
