import type { ActorLogic, AnyActorLogic, AnyActorRef, AnyEventObject, AnyStateMachine, Snapshot } from 'xstate';

/** What an actor is, as far as it decides how it can answer; 'named' where the chart only names it. */
export type ActorKind = 'machine' | 'promise' | 'callback' | 'observable' | 'events' | 'transition' | 'named';

/** The answer of an actor, given by hand in its place. */
export type HandAnswer =
  | { readonly kind: 'done'; readonly output?: unknown }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'sent'; readonly event: AnyEventObject }
  | { readonly kind: 'next'; readonly value?: unknown };

/** How actors of each kind can answer. */
export const ANSWERS: Readonly<Record<ActorKind, readonly HandAnswer['kind'][]>> = {
  machine: [],
  transition: [],
  promise: ['done', 'failed'],
  callback: ['sent', 'failed'],
  observable: ['next', 'done', 'failed'],
  events: ['sent', 'done', 'failed'],
  named: ['done', 'failed', 'sent'],
};

export const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'implementations' in logic;

/** How a logic answers an event of XState's own: the one thing that tells its kinds apart. */
function probed(logic: AnyActorLogic, event: AnyEventObject): Readonly<Record<string, unknown>> {
  const scope = { self: {} } as Parameters<AnyActorLogic['transition']>[2];
  try {
    return { ...logic.transition({ status: 'active' }, event, scope) };
  } catch {
    return {};
  }
}

export function kindOf(logic: AnyActorLogic): ActorKind {
  if (isMachine(logic)) return 'machine';
  if (logic.start === undefined) return 'transition';
  if (probed(logic, { type: 'xstate.promise.resolve', data: null }).status === 'done') return 'promise';
  if (probed(logic, { type: 'xstate.observable.next', data: true }).context === true) return 'observable';
  return probed(logic, { type: 'xstate.observable.complete' }).status === 'done' ? 'events' : 'callback';
}

/** What an actor that is answered by hand has been given and sent so far. */
export type HandSnapshot = Snapshot<unknown> & {
  readonly input: unknown;
  readonly context: unknown;
  readonly received: readonly AnyEventObject[];
};

type Answered = { readonly type: 'flowbook.answered'; readonly answer: HandAnswer };

const isAnswered = (event: AnyEventObject): event is Answered => event.type === 'flowbook.answered';

/** The event by which such an actor is answered. */
export const answered = (answer: HandAnswer): Answered => ({ type: 'flowbook.answered', answer });

type HandLogic = ActorLogic<HandSnapshot, AnyEventObject, unknown> & { readonly handKind: ActorKind };

/** An error as an actor throws it: a message, or fields in JSON such as {"status": 404}, which conditions may read. */
function thrown(text: string): Error {
  let fields: unknown;
  try {
    fields = JSON.parse(text);
  } catch {
    return new Error(text);
  }
  const isRecord = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
  return isRecord ? Object.assign(new Error(text), fields) : new Error(text);
}

const afterAnswer = (snapshot: HandSnapshot, answer: HandAnswer): HandSnapshot => {
  if (answer.kind === 'done') return { ...snapshot, status: 'done', output: answer.output, error: undefined };
  if (answer.kind === 'failed') {
    return { ...snapshot, status: 'error', output: undefined, error: thrown(answer.message) };
  }
  return answer.kind === 'next' ? { ...snapshot, context: answer.value } : snapshot;
};

/** How XState's own callbacks send, with themselves as the sender; its types do not show it. */
type Relaying = AnyActorRef['system'] & { _relay: (from: AnyActorRef, to: AnyActorRef, event: AnyEventObject) => void };

/** Takes the place of an actor that needs a world: it does nothing, and answers what it is given by hand. */
export const byHand = (handKind: ActorKind): HandLogic => ({
  handKind,
  getInitialSnapshot: (_, input) => ({
    ...{ status: 'active', output: undefined, error: undefined },
    ...{ input, context: undefined, received: [] },
  }),
  transition: (snapshot, event, { self, system }) => {
    if (event.type === 'xstate.stop') return { ...snapshot, status: 'stopped', output: undefined, error: undefined };
    if (!isAnswered(event)) return { ...snapshot, received: [...snapshot.received, event] };
    const { answer } = event;
    if (answer.kind === 'sent' && self._parent) (system as Relaying)._relay(self, self._parent, answer.event);
    return afterAnswer(snapshot, answer);
  },
  getPersistedSnapshot: (snapshot) => snapshot,
});

/** The kind of an actor that is answered by hand; null for all others. */
export const handKindOf = (logic: unknown): ActorKind | null =>
  typeof logic === 'object' && logic !== null && 'handKind' in logic ? (logic as HandLogic).handKind : null;
