import type { Actor, AnyActorLogic, EmittedFrom } from 'xstate';

/** The facts an actor emits from now on, in their order. */
export function factsOf<Logic extends AnyActorLogic>(actor: Actor<Logic>): EmittedFrom<Logic>[] {
  const facts: EmittedFrom<Logic>[] = [];
  actor.on('*', (fact) => {
    facts.push(fact);
  });
  return facts;
}

/** The bugs that stop an actor from now on; without a listener XState throws them after the test has ended. */
export function faultsOf<Logic extends AnyActorLogic>(actor: Actor<Logic>): unknown[] {
  const faults: unknown[] = [];
  actor.subscribe({ error: (error) => faults.push(error) });
  return faults;
}
