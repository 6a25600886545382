import { type AnyActorScope, type AnyMachineSnapshot, createActor, type ExecutableActionObject } from 'xstate';

const UNBEGUN: Pick<AnyMachineSnapshot, 'status' | 'output' | 'error'> = {
  status: 'active',
  output: undefined,
  error: undefined,
};

/**
 * The actor scope in which a chart takes one step. Its own snapshot is the one before the step. XState's transition()
 * would restart the chart at every step, which takes longer than the step itself, and show the first snapshot.
 * @param before null for the first step
 * @param effects takes the effects outside of the chart
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
