import type { FlowPaths } from '#tests/paths/engine/flow-paths.ts';
import { walked } from '#tests/paths/engine/walk.ts';

/** What a chart does outside of itself, and at which event. */
export type Deed =
  | { readonly kind: 'reports'; readonly fact: string }
  | { readonly kind: 'tells'; readonly to: string; readonly event: string; readonly at: string }
  | { readonly kind: 'does'; readonly action: string };

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
const typeIn = (params: unknown): string => String(field(field(params, 'event'), 'type'));

/** What XState does by itself, and what passes a bug on. */
const INNER = /^(?:xstate\.|rethrow$)/;
const ADDITION = /^addition\./;

function deedOf({ type, params }: { type: string; params?: unknown }, at: string): Deed | null {
  if (type === 'xstate.emit') return { kind: 'reports', fact: typeIn(params) };
  if (type === 'tell') return { kind: 'tells', to: String(field(params, 'flow')), event: typeIn(params), at };
  if (type === 'xstate.sendTo') {
    const to = String(field(params, 'targetId') ?? '');
    return { kind: 'tells', to: ADDITION.test(to) ? 'addition' : to, event: typeIn(params), at };
  }
  return INNER.test(type) ? null : { kind: 'does', action: type };
}

/** A failure stops the whole shop: what is left behind then is told to nobody who still runs. */
const isFailure = (event: string): boolean => event.startsWith('xstate.error.actor.');
const isOfRoot = ({ machine }: FlowPaths): boolean => machine.id === 'shop';

/** All that a flow does outside of itself, found by taking every step of every situation. */
export function deedsOf(flow: FlowPaths): readonly Deed[] {
  const deeds = new Map<string, Deed>();
  const note = (effects: readonly { type: string; params?: unknown }[], at: string): void => {
    for (const effect of effects) {
      const deed = deedOf(effect, at);
      const isLost = deed?.kind === 'tells' && isOfRoot(flow) && isFailure(at);
      if (deed && !isLost) deeds.set(JSON.stringify(deed), deed);
    }
  };
  const graph = walked(flow, (_, { event }, { effects }) => note(effects, event.type));
  note(graph.first.effects, '');
  return [...deeds.values()];
}
