import { type AnyActorScope, type AnyMachineSnapshot, createActor, type ExecutableActionObject } from 'xstate';

const UNBEGUN: Pick<AnyMachineSnapshot, 'status' | 'output' | 'error'> = {
  status: 'active',
  output: undefined,
  error: undefined,
};

/**
 * What a chart is given to take one step in. Asked for its own snapshot, it shows the one before the step; XState's own
 * transition() restarts the chart at every step instead, which takes longer than the step itself, and shows the first one.
 * @param before null for the first step
 * @param effects takes what is to be done outside of the chart
 */
export function stepScope(before: AnyMachineSnapshot | null, effects: ExecutableActionObject[]): AnyActorScope {
  const self = createActor({
    getInitialSnapshot: () => before ?? UNBEGUN,
    getPersistedSnapshot: (snapshot) => snapshot,
    transition: (snapshot) => snapshot,
  });
  return {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action) => void effects.push(action),
  };
}
