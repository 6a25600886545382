/** What a designer does not need to read, and a report must not hold. */
const PERSONAL =
  /^(?:address|city|dateOfBirth|email|firstName|lastName|password|phone|phoneNumber|postalCode|postcode|street|token)$/;
/** The signed-in user is masked completely. */
const PERSON = 'user';
/** One-time codes; the codes of problems are words. */
const ONE_TIME_CODE = /^[\d ]+$/;
const HIDDEN = '•••';

/** The most levels, entries and characters; of the rest only the number is given. */
const DEPTH = 6;
const MOST = 30;
const LONGEST = 160;

const maskedText = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const hidden = (value: unknown): unknown => (typeof value === 'string' && value !== '' ? HIDDEN : value);

function maskedEntry(key: string, value: unknown, depth: number, hides: boolean): unknown {
  if (!hides) return masked(value, depth + 1, hides);
  if (key === PERSON && typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, hidden(one)]));
  }
  const isHidden = PERSONAL.test(key) || (key === 'code' && typeof value === 'string' && ONE_TIME_CODE.test(value));
  return isHidden && typeof value === 'string' ? hidden(value) : masked(value, depth + 1);
}

/** A value as it may be shown and copied: plain data, cut short, without personal data. @param hides false to leave those in */
export function masked(value: unknown, depth = 0, hides = true): unknown {
  if (typeof value === 'string') return maskedText(value);
  if (typeof value === 'function') return '(function)';
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEPTH) return Array.isArray(value) ? `(${value.length} entries)` : '(more)';
  if (value instanceof Error) return `${value.name}: ${maskedText(value.message)}`;
  if (value instanceof Map) return masked(Object.fromEntries(value), depth, hides);
  if (value instanceof Set) return masked([...value], depth, hides);
  if ('getSnapshot' in value) return '(actor)';
  if (Array.isArray(value)) {
    const shown = value.slice(0, MOST).map((one) => masked(one, depth + 1, hides));
    return value.length > MOST ? [...shown, `(${value.length - MOST} more)`] : shown;
  }
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST)
      .map(([key, one]) => [key, maskedEntry(key, one, depth, hides)]),
  );
}

/** Events that carry what is typed, whatever they call it. */
const TYPED = new Set(['code.changed', 'delivery.changed', 'field.changed']);
/** Which field it is typed into is no secret. */
const FIELD = 'field';

/** What an event carries beside its type; null where that is nothing. */
export function maskedPayload({ type, ...carried }: { type: string; [key: string]: unknown }, hides = true): unknown {
  const entries = Object.entries(carried);
  if (entries.length === 0) return null;
  if (!hides || !TYPED.has(type)) return masked(carried, 0, hides);
  return Object.fromEntries(entries.map(([key, value]) => [key, key === FIELD ? value : hidden(value)]));
}
