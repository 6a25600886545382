import type { ESTree } from 'vite';
import { placeId } from '#tools/chart-tests/engine/places.ts';
import { type Foreign, foreignAt, type LiteralState } from './literal-state.ts';
import { bare, expressionAt, isText, keyOf, type TextNode, textIn, textOf } from './nodes.ts';
import { type TargetSteps, targetSteps } from './target-steps.ts';

export type LiteralTarget = { readonly node: TextNode; readonly steps: TargetSteps };

/** A property whose value says what happens: of an `on` or `after`, of a state, or of an invoked actor. */
type Slot = {
  readonly property: ESTree.ObjectProperty;
  readonly holder: ESTree.ObjectExpression;
  /** The `on: {…}` or `after: {…}` that the holder is; null where it is something else, too. */
  readonly held: ESTree.ObjectProperty | null;
};

/** A transition as the source writes it, named as the chart's model names it. */
export type LiteralTransition = Slot & {
  readonly id: string;
  readonly state: string;
  readonly event: string;
  readonly node: ESTree.Expression;
  /** The list of branches that it is one of. */
  readonly branches: ESTree.ArrayExpression | null;
  readonly targets: readonly LiteralTarget[];
  /** Whether all that says where it leads is literal. */
  readonly isLiteral: boolean;
};

type Around = { readonly ids: ReadonlyMap<string, string>; readonly foreign: Foreign[] };

const isUndefined = (node: ESTree.Expression): boolean => node.type === 'Identifier' && node.name === 'undefined';

function elementsOf({ elements }: ESTree.ArrayExpression): readonly ESTree.Expression[] {
  return elements.flatMap((element) => (element === null || element.type === 'SpreadElement' ? [] : [element]));
}

/** The expressions that say where a transition leads; null where that is not literal. */
function targetNodes(node: ESTree.Expression): readonly TextNode[] | null {
  const value = bare(node);
  if (isUndefined(value)) return [];
  if (isText(value)) return [value];
  if (value.type === 'ArrayExpression') {
    const inner = elementsOf(value).map(bare);
    return inner.length === value.elements.length && inner.every(isText) ? inner : null;
  }
  return null;
}

/** The same of a whole branch: a text, or an object with a target. */
function targetsOf(node: ESTree.Expression): readonly TextNode[] | null {
  const value = bare(node);
  if (value.type !== 'ObjectExpression') return value.type === 'ArrayExpression' ? null : targetNodes(value);
  if (value.properties.some((property) => property.type === 'SpreadElement' || keyOf(property) === null)) return null;
  const target = expressionAt(value, 'target');
  return target === null ? [] : targetNodes(target);
}

function branchesAt(state: string, event: string, slot: Slot, { ids, foreign }: Around): readonly LiteralTransition[] {
  const value = bare(slot.property.value);
  const branches = value.type === 'ArrayExpression' ? value : null;
  const nodes = branches ? elementsOf(branches) : [value];
  if (branches && nodes.length < branches.elements.length) foreign.push(foreignAt(value, 'a spread'));
  return nodes.map((node, index) => {
    const texts = targetsOf(node);
    const targets = (texts ?? []).flatMap((text) => {
      const steps = targetSteps(textOf(text), state, ids);
      return steps === null ? [] : [{ node: text, steps }];
    });
    const isLiteral =
      texts !== null && targets.length === texts.length && nodes.length === (branches?.elements.length ?? 1);
    if (!isLiteral) foreign.push(foreignAt(node, 'a target that is not literal'));
    const id = placeId(state, event || 'always', nodes.length > 1 ? index : null);
    return { ...slot, id, state, event, node, branches, targets, isLiteral };
  });
}

/** The slots of an `on` or an `after`, by the name of what makes them happen. */
function slotsIn(
  object: ESTree.ObjectExpression,
  key: string,
  foreign: Foreign[],
): readonly (readonly [string, Slot])[] {
  const held = object.properties.find((property) => property.type === 'Property' && keyOf(property) === key);
  if (held?.type !== 'Property') return [];
  const holder = bare(held.value);
  if (holder.type !== 'ObjectExpression') {
    foreign.push(foreignAt(held, `'${key}' that is not literal`));
    return [];
  }
  return holder.properties.flatMap((property) => {
    const name = property.type === 'Property' ? keyOf(property) : null;
    if (property.type === 'Property' && name !== null) return [[name, { property, holder, held }] as const];
    foreign.push(foreignAt(property, `something in '${key}' that is not literal`));
    return [];
  });
}

/** The slot that a property of an object is. */
function slotAt(holder: ESTree.ObjectExpression, key: string): readonly Slot[] {
  const property = holder.properties.find((each) => each.type === 'Property' && keyOf(each) === key);
  return property?.type === 'Property' ? [{ property, holder, held: null }] : [];
}

/** What a state invokes: an object, or a list of some. */
function invoked(object: ESTree.ObjectExpression, foreign: Foreign[]): readonly ESTree.ObjectExpression[] {
  const value = expressionAt(object, 'invoke');
  if (value === null) return [];
  const all = value.type === 'ArrayExpression' ? elementsOf(value).map(bare) : [value];
  return all.flatMap((one) => {
    if (one.type === 'ObjectExpression') return one;
    foreign.push(foreignAt(one, 'an actor that is not literal'));
    return [];
  });
}

const ANSWERS = [
  ['onDone', 'done.actor'],
  ['onError', 'error.actor'],
  ['onSnapshot', 'snapshot'],
] as const;

/** All transitions of a state. @param nodeId as XState calls the state in the names of its own events */
export function transitionsIn(
  { path, object }: LiteralState,
  nodeId: string,
  around: Around,
): readonly LiteralTransition[] {
  const { foreign } = around;
  const named = slotsIn(object, 'on', foreign);
  const timed = slotsIn(object, 'after', foreign).map(
    ([delay, slot]) => [`xstate.after.${delay}.${nodeId}`, slot] as const,
  );
  const over = slotAt(object, 'onDone').map((slot) => [`xstate.done.state.${nodeId}`, slot] as const);
  const answers = invoked(object, foreign).flatMap((actor, index) =>
    ANSWERS.flatMap(([key, event]) =>
      slotAt(actor, key).map(
        (slot) => [`xstate.${event}.${textIn(actor, 'id') ?? `${index}.${nodeId}`}`, slot] as const,
      ),
    ),
  );
  const always = slotAt(object, 'always').map((slot) => ['', slot] as const);
  return [...named, ...timed, ...over, ...answers, ...always].flatMap(([event, slot]) =>
    branchesAt(path, event, slot, around),
  );
}
