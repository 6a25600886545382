import type { FlowPaths } from '#tools/chart-tests/engine/flow-paths.ts';
import { walkedWith } from '#tools/chart-tests/engine/walk.ts';

/** What a chart does outside of itself, and at which event. */
export type ChartAction =
  | { readonly kind: 'reports'; readonly fact: string }
  | { readonly kind: 'sends'; readonly to: string; readonly event: string; readonly at: string }
  | { readonly kind: 'does'; readonly action: string };

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
const typeIn = (params: unknown): string => String(field(field(params, 'event'), 'type'));

/** What XState does by itself, and what passes a bug on. */
const INNER = /^(?:xstate\.|rethrow$)/;
const ADDITION = /^addition\./;

function actionOf({ type, params }: { type: string; params?: unknown }, at: string): ChartAction | null {
  if (type === 'xstate.emit') return { kind: 'reports', fact: typeIn(params) };
  if (type === 'send') return { kind: 'sends', to: String(field(params, 'flow')), event: typeIn(params), at };
  if (type === 'xstate.sendTo') {
    const to = String(field(params, 'targetId') ?? '');
    return { kind: 'sends', to: ADDITION.test(to) ? 'addition' : to, event: typeIn(params), at };
  }
  return INNER.test(type) ? null : { kind: 'does', action: type };
}

/** A failure stops the whole shop: an event that is sent then reaches no running flow. */
const isFailure = (event: string): boolean => event.startsWith('xstate.error.actor.');
const isOfRoot = ({ machine }: FlowPaths): boolean => machine.id === 'shop';

/** All that a flow does outside of itself, found by taking every step of every situation. */
export function actionsOf(flow: FlowPaths): readonly ChartAction[] {
  const actions = new Map<string, ChartAction>();
  const note = (effects: readonly { type: string; params?: unknown }[], at: string): void => {
    for (const effect of effects) {
      const action = actionOf(effect, at);
      const isLost = action?.kind === 'sends' && isOfRoot(flow) && isFailure(at);
      if (action && !isLost) actions.set(JSON.stringify(action), action);
    }
  };
  const graph = walkedWith(flow, (_, { event }, { effects }) => note(effects, event.type));
  note(graph.first.effects, '');
  return [...actions.values()];
}
