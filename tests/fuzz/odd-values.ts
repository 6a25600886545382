import fc from 'fast-check';

/** Texts that have broken shops: half characters, numbers that are none, names of an object's own parts, markup. */
const KNOWN_ODD = [
  '',
  ' ',
  '.',
  '..',
  '%',
  '%E0%A4%A',
  '%2F..%2F',
  '\\',
  '//evil.example',
  '#',
  '?',
  '&a=b',
  'null',
  'NaN',
  'Infinity',
  '-1',
  '1e308',
  '0x10',
  '500.005',
  '\ud83c',
  'two\nlines',
  '\u0000',
  '\u202e',
  '\u00a0',
  '🍷',
  '<img src=x onerror=alert(1)>',
];

/** Any row of UTF-16 units, as JSON and scripts can hold it. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
  .map((units) => String.fromCharCode(...units));

/** Names that every object knows: a record that is asked for them answers with a function. */
const OWN_PARTS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

/** Text that no shopper would write and no server should send. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...KNOWN_ODD) },
  { weight: 2, arbitrary: fc.constantFrom(...OWN_PARTS) },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
  { weight: 2, arbitrary: anyUnits },
  { weight: 1, arbitrary: fc.nat({ max: 20_000 }).map((length) => 'x'.repeat(length)) },
);

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

type Change = (part: Json) => Json | undefined;

const isBranch = (value: Json): value is Json[] | { [key: string]: Json } =>
  typeof value === 'object' && value !== null;

/** The keys that lead to a part of a value: each step chooses one of the parts there, as long as there are any. */
function placeIn(value: Json, [step, ...rest]: readonly number[]): readonly string[] {
  const entries = isBranch(value) ? Object.entries(value) : [];
  const [key, part] = entries[(step ?? 0) % entries.length] ?? [];
  return step === undefined || key === undefined || part === undefined ? [] : [key, ...placeIn(part, rest)];
}

/** The value with one part changed; a part that becomes undefined is gone. */
function changedAt(value: Json, [key, ...rest]: readonly string[], change: Change): Json {
  if (key === undefined) return change(value) ?? null;
  if (!isBranch(value)) return value;
  const entries = Object.entries(value).flatMap(([name, part]): [string, Json][] => {
    if (name !== key) return [[name, part]];
    const changed = rest.length > 0 ? changedAt(part, rest, change) : change(part);
    return changed === undefined ? [] : [[name, changed]];
  });
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

const NUMBERS = [0, -0, -1, 0.1, 1.5, 5.1, 1e-7, 1e21, 1e308, 2 ** 53, -(2 ** 31)];

/** Any value that JSON can hold. */
export const oddJson: fc.Arbitrary<Json> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Json>(null, true, false, '', [], {}, [null], { data: null }) },
  { weight: 2, arbitrary: fc.constantFrom<Json>(...NUMBERS) },
  { weight: 3, arbitrary: oddText },
  { weight: 1, arbitrary: fc.jsonValue().map((value): Json => JSON.parse(JSON.stringify(value))) },
);

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 4,
    arbitrary: oddJson.map(
      (odd): Change =>
        () =>
          odd,
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Change>(
      () => undefined,
      (part) => [part],
      (part) => ({ data: part }),
      (part) => String(part),
    ),
  },
  { weight: 2, arbitrary: fc.constant<Change>((part) => (Array.isArray(part) ? [...part, ...part] : [part, part])) },
);

/** A value in which up to three parts are changed, missing, doubled or nested wrongly. */
export const damaged = (value: Json): fc.Arbitrary<Json> =>
  fc
    .array(fc.tuple(fc.array(fc.nat({ max: 100 }), { maxLength: 5 }), anyChange), { minLength: 1, maxLength: 3 })
    .map((damages) =>
      damages.reduce<Json>((all, [steps, change]) => changedAt(all, placeIn(all, steps), change), value),
    );
