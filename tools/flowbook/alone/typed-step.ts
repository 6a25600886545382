import type { AnyEventObject } from 'xstate';
import type { AloneStep } from './alone-face.ts';
import type { HandAnswer } from './by-hand.ts';

/** What was typed is no JSON, or not of the right kind; the message says which. */
class Untypable extends Error {
  override readonly name = 'Untypable';
}

/** @throws Untypable */
function json(text: string, what: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Untypable(`${what} is no JSON (${(error as Error).message}).`);
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An event with what is typed as its payload. @throws Untypable where that is no JSON object */
export function typedEvent(type: string, text: string): AnyEventObject {
  const payload = json(text, 'What the event carries') ?? {};
  if (!isRecord(payload)) throw new Untypable('What the event carries must be an object, such as {"amount": 2}.');
  if (type.trim() === '') throw new Untypable('An event needs a name.');
  return { ...payload, type: type.trim() };
}

/** An event typed as a whole: 'retry', or {"type": "retry", "after": 3}. @throws Untypable */
function wholeEvent(text: string): AnyEventObject {
  if (!text.trim().startsWith('{')) return typedEvent(text, '');
  const { type, ...payload } = typedEvent('-', text) && (json(text, 'The event') as Readonly<Record<string, unknown>>);
  if (typeof type !== 'string') throw new Untypable('The event has no "type".');
  return { ...payload, type };
}

/** The answer of an actor, as it is typed. @throws Untypable */
export function typedAnswer(kind: HandAnswer['kind'], text: string): HandAnswer {
  switch (kind) {
    case 'done':
      return { kind, output: json(text, 'The value') };
    case 'failed':
      return { kind, message: text };
    case 'next':
      return { kind, value: json(text, 'The value') };
    case 'sent':
      return { kind, event: wholeEvent(text) };
  }
}

/** What the viewer has asked for, as it was typed. */
export type TypedStep =
  | { readonly type: 'event.sent'; readonly actor: string; readonly event: string; readonly text: string }
  | {
      readonly type: 'actor.answered';
      readonly actor: string;
      readonly answer: HandAnswer['kind'];
      readonly text: string;
    };

/** The step that is meant, or why there is none. */
export function stepOf(typed: TypedStep): { readonly step: AloneStep } | { readonly problem: string } {
  try {
    if (typed.type === 'event.sent') {
      return { step: { kind: 'event', actor: typed.actor, event: typedEvent(typed.event, typed.text) } };
    }
    return { step: { kind: 'answer', actor: typed.actor, answer: typedAnswer(typed.answer, typed.text) } };
  } catch (error) {
    if (!(error instanceof Untypable)) throw error;
    return { problem: error.message };
  }
}

/** What a chart is started with. */
export function inputOf(text: string): { readonly input: unknown } | { readonly problem: string } {
  try {
    return { input: json(text, 'The input') };
  } catch (error) {
    if (!(error instanceof Untypable)) throw error;
    return { problem: error.message };
  }
}
