import fc from 'fast-check';
import { openApi, type Parameter } from '#mocks/contract/document.ts';

/** Words that a catalogue may know: with letters at random a list is nearly always empty. */
const KNOWN = [
  'gin',
  'whisky',
  'spirits',
  'wine',
  'snacks',
  'glen',
  'Scotland',
  'Speyside',
  'strong',
  '12',
  'Single Malt',
];

/** Values that a parameter's schema allows. */
function values({ schema }: Parameter): fc.Arbitrary<string> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum.map(String));
  if (typeof schema.pattern === 'string') return fc.stringMatching(new RegExp(schema.pattern));
  const text = fc.string({ unit: 'binary', maxLength: Math.min(Number(schema.maxLength ?? 40), 40) });
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...KNOWN) }, { weight: 1, arbitrary: text });
}

/** Query strings of GET /products that its parameters allow, each with some of them. */
export function criteriaOfTheContract(): fc.Arbitrary<Record<string, string>> {
  const parameters = openApi().paths['/products']?.get?.parameters ?? [];
  const chosen = fc.subarray([...parameters]);
  return chosen.chain((some) => fc.record(Object.fromEntries(some.map((one) => [one.name, values(one)]))));
}
