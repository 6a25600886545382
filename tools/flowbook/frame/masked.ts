/** What of a project's data is personal: no designer needs to read it, and a report must not hold it. */
export type Masking = {
  /** Whether a text with this name is personal. */
  readonly isPersonal: (name: string, text: string) => boolean;
  /** Whether all texts within an object with this name are. */
  readonly isPerson: (name: string) => boolean;
  /** Whether an event carries a text that is typed, by this name. */
  readonly isTyped: (event: string, name: string) => boolean;
};

const HIDDEN = '•••';

/** The most levels, entries and characters; of the rest only the number is given. */
const DEPTH = 6;
const MOST = 30;
const LONGEST = 160;

const maskedText = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const hidden = (value: unknown): unknown => (typeof value === 'string' && value !== '' ? HIDDEN : value);

function maskedEntry(name: string, value: unknown, masking: Masking | null, depth: number): unknown {
  if (masking?.isPerson(name) && typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, hidden(one)]));
  }
  if (typeof value === 'string' && masking?.isPersonal(name, value)) return hidden(value);
  return masked(value, masking, depth + 1);
}

/** A value that is shown as a text; null where it is shown as it is. */
function asText(value: unknown): string | null {
  if (value instanceof Date || value instanceof URL || value instanceof RegExp) return String(value);
  if (value instanceof Error) return `${value.name}: ${maskedText(value.message)}`;
  switch (typeof value) {
    case 'string':
      return maskedText(value);
    case 'function':
      return '(function)';
    case 'bigint':
      return `${value}n`;
    case 'symbol':
      return String(value);
    case 'number':
      return Number.isFinite(value) ? null : String(value);
    default:
      return null;
  }
}

/** A value as it may be shown and copied: plain data, cut short. @param masking null where nothing is personal */
export function masked(value: unknown, masking: Masking | null, depth = 0): unknown {
  const text = asText(value);
  if (text !== null) return text;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEPTH) return Array.isArray(value) ? `(${value.length} entries)` : '(more)';
  if (value instanceof Map) return masked(Object.fromEntries(value), masking, depth);
  if (value instanceof Set) return masked([...value], masking, depth);
  if ('getSnapshot' in value) return '(actor)';
  if (Array.isArray(value)) {
    const shown = value.slice(0, MOST).map((one) => masked(one, masking, depth + 1));
    return value.length > MOST ? [...shown, `(${value.length - MOST} more)`] : shown;
  }
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST)
      .map(([name, one]) => [name, maskedEntry(name, one, masking, depth)]),
  );
}

/** What an event carries beside its type; null where that is nothing. @param masking null where nothing is personal */
export function maskedPayload(
  { type, ...carried }: { type: string; [name: string]: unknown },
  masking: Masking | null,
): unknown {
  const entries = Object.entries(carried);
  if (entries.length === 0) return null;
  if (!masking || !entries.some(([name]) => masking.isTyped(type, name))) return masked(carried, masking);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, masking.isTyped(type, name) ? hidden(value) : value]),
  );
}
