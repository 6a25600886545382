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
