import { isGateShut } from '#machines/age-gate/age-gate.selectors.ts';
import { isEmpty, isRestoring } from '#machines/cart/cart.selectors.ts';
import { routeOf } from '#machines/domain/routes.ts';
import type { FlowFact, FlowRefs } from './flows.ts';

/** What the flows have reported by now of who may buy: for a chart that has just begun to hear them. */
export function missedFacts(system: FlowRefs['cart']['system']): readonly FlowFact[] {
  /** Missing only where the chart is walked by itself. */
  const cart: FlowRefs['cart'] | undefined = system.get('cart');
  const ageGate: FlowRefs['ageGate'] | undefined = system.get('ageGate');
  const navigation: FlowRefs['navigation'] | undefined = system.get('navigation');
  if (!(cart && ageGate && navigation)) return [];
  const isFilled = !(isEmpty(cart.getSnapshot()) || isRestoring(cart.getSnapshot()));
  const address = navigation.getSnapshot().context.entry?.address;
  return [
    ...(isGateShut(ageGate.getSnapshot()) ? [] : [{ type: 'ageGate.remembered' } as const]),
    ...(isFilled ? [{ type: 'cart.filled' } as const] : []),
    ...(address ? [{ type: 'navigation.page.reached', route: routeOf(address), kind: 'replace' } as const] : []),
  ];
}
