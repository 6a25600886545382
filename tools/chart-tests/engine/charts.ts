import { type AnyActorLogic, type AnyStateMachine, fromPromise, type AnyStateNode as StateNode } from 'xstate';

/** A state of a chart and all states within it. */
export const nodesOf = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** The transitions of one state: its delayed and its immediate ones, and the answers to what it invokes, among them. */
export const transitionsOf = (node: StateNode) => [...node.transitions.values(), node.always ?? []].flat();

/** Where the transitions of one state lead. */
export const targetsOf = (node: StateNode): StateNode[] =>
  transitionsOf(node).flatMap((transition) => transition.target ?? []);

/** The requirement IDs that a state and its transitions say they cover. */
export const coveredBy = (node: StateNode): readonly string[] =>
  [node, ...transitionsOf(node)].flatMap(
    ({ meta }) => (meta as { covers?: readonly string[] } | undefined)?.covers ?? [],
  );

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic;
const isOwnEffect = (action: unknown) => typeof action === 'function' && !('resolve' in action);

/** The machine with everything the composition root would give it replaced: effects do nothing, requests never end. */
export function withFakes(machine: AnyStateMachine): AnyStateMachine {
  const { actors, actions } = machine.implementations;
  const fakeActors = Object.entries(actors as Record<string, AnyActorLogic>).map(([name, logic]) => [
    name,
    isMachine(logic) ? withFakes(logic) : fromPromise(() => new Promise(() => {})),
  ]);
  const fakeActions = Object.entries(actions)
    .filter(([, action]) => isOwnEffect(action))
    .map(([name]) => [name, () => {}]);
  return machine.provide({ actors: Object.fromEntries(fakeActors), actions: Object.fromEntries(fakeActions) });
}

/** The reachable states of the chart: every guard counts as true at some time. */
export function reachableStates(root: StateNode): ReadonlySet<StateNode> {
  const reached = new Set<StateNode>();
  const enter = (node: StateNode): void => {
    if (reached.has(node)) return;
    reached.add(node);
    if (node.parent) enter(node.parent);
    const children = node.type === 'parallel' ? Object.values(node.states) : (node.initial?.target ?? []);
    for (const next of [...children, ...targetsOf(node)]) enter(next);
  };
  enter(root);
  return reached;
}
