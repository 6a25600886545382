import type { AnyEventObject } from 'xstate';
import type { Happening } from './property.ts';

/*
 * What a step does outside of its chart. A chart's own effects and requests have the names that the composition root
 * gives them; all other names are XState's.
 */

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

type StepEffects = Pick<Happening, 'effects'>;

/** The facts that a step reports, in their order. */
export const reported = ({ effects }: StepEffects): readonly AnyEventObject[] =>
  effects.filter(({ type }) => type === 'xstate.emit').map(({ params }) => fieldOf(params, 'event') as AnyEventObject);

export const factsOf = (step: StepEffects, type: string): readonly AnyEventObject[] =>
  reported(step).filter((fact) => fact.type === type);

export const isReported = (step: StepEffects, type: string): boolean => factsOf(step, type).length > 0;

/** Whether a step runs one of the chart's own effects. */
export const isDone = ({ effects }: StepEffects, effect: string): boolean =>
  effects.some(({ type }) => type === effect);

export type Command = { readonly flow: string; readonly event: AnyEventObject };

/** The commands that a step sends to other flows, in their order. */
export const commandsOf = ({ effects }: StepEffects): readonly Command[] =>
  effects.filter(({ type }) => type === 'send').map(({ params }) => params as Command);

export const isSent = (step: StepEffects, flow: string, type: string): boolean =>
  commandsOf(step).some((each) => each.flow === flow && each.event.type === type);

/** What a step asks of an actor that it starts; null where it starts none of this name. */
export function asked({ effects }: StepEffects, actor: string): { readonly input: unknown } | null {
  const start = effects.find(({ type, params }) => type === 'xstate.spawnChild' && fieldOf(params, 'id') === actor);
  return start ? { input: fieldOf(start.params, 'input') } : null;
}

/** Whether an actor is at work: what was asked of it has not been answered. */
export const isAsked = (snapshot: { readonly children: object }, actor: string): boolean => actor in snapshot.children;

/** What an actor has answered; null where the step is none of its answers. */
export function answerOf({ event }: Pick<Happening, 'event'>, actor: string): { readonly output: unknown } | null {
  return event.type === `xstate.done.actor.${actor}` ? { output: fieldOf(event, 'output') } : null;
}

/** Why an actor has failed; null where the step is no such failure. */
export function failureOf({ event }: Pick<Happening, 'event'>, actor: string): { readonly error: unknown } | null {
  return event.type === `xstate.error.actor.${actor}` ? { error: fieldOf(event, 'error') } : null;
}

/** Whether a step is the end of a delay. */
export const isTimeOut = ({ event }: Pick<Happening, 'event'>): boolean => event.type.startsWith('xstate.after.');
