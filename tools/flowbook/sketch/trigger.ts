/** What makes a transition happen, as people write it. */
export type Trigger =
  | { readonly kind: 'event'; readonly name: string }
  | { readonly kind: 'after'; readonly ms: number }
  | { readonly kind: 'always' }
  | { readonly kind: 'done' };

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, min: 60_000 };
const TIME = /^after\s+(?<count>\d+(?:\.\d+)?)\s*(?<unit>ms|s|min)$/;
const EVENT = /^(?:\*|[A-Za-z][\w-]*(?:\.[\w-]+)*(?:\.\*)?)$/;

/** How triggers are written. */
export const TRIGGERS = "an event such as 'note.saved', 'after 3 s', 'always' or 'done'";

/** Reads 'note.saved', 'after 3 s', 'always' or 'done'. @returns null where it is none of them */
export function readTrigger(text: string): Trigger | null {
  if (text === 'always' || text === 'done') return { kind: text };
  const time = TIME.exec(text)?.groups;
  if (time?.unit !== undefined) {
    const ms = Math.round(Number(time.count) * (UNITS[time.unit] ?? 1));
    return { kind: 'after', ms };
  }
  return EVENT.test(text) && text !== 'else' && text !== 'after' ? { kind: 'event', name: text } : null;
}
