import type { Rule } from 'postcss';

/** Properties whose names begin otherwise than those of the shorthand that sets them, too. */
const FAMILIES: Readonly<Record<string, string>> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  'line-height': 'font',
  'row-gap': 'gap',
  'column-gap': 'gap',
  'white-space': 'text',
  'justify-content': 'place',
  'justify-items': 'place',
  'justify-self': 'place',
  'align-content': 'place',
  'align-items': 'place',
  'align-self': 'place',
  width: 'size',
  height: 'size',
  'inline-size': 'size',
  'block-size': 'size',
};

/** What a declaration can set anew: all that begins with the same word, as shorthands do ('border-top' and 'border'). */
const familyOf = (property: string): string => {
  if (property.startsWith('--')) return property;
  const plain = property.replace(/^-(?:webkit|moz|ms)-/, '');
  return FAMILIES[plain] ?? plain.replace(/-.*$/, '');
};

const familiesOf = (rule: Rule): ReadonlySet<string> => {
  const families = new Set<string>();
  rule.walkDecls(({ prop, important }) => void families.add(`${familyOf(prop)}${important ? '!' : ''}`));
  return families;
};

const known = new WeakMap<Rule, ReadonlySet<string>>();
const knownFamiliesOf = (rule: Rule) => {
  const families = known.get(rule) ?? familiesOf(rule);
  known.set(rule, families);
  return families;
};

/** Whether it matters which of two rules comes later, on an element that both style. */
export function areRivals(one: Rule, other: Rule): boolean {
  const families = knownFamiliesOf(other);
  return [...knownFamiliesOf(one)].some((family) => families.has(family));
}
