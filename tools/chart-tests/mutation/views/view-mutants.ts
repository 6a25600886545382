import { type ESTree, parseSync, Visitor } from 'vite';

/** In how many ways a view is changed. */
export const VIEW_MUTATIONS = [
  'sends nothing',
  'sends another event',
  'barrier lost',
  'branch lost',
  'branches swapped',
  'returns early',
  'selector negated',
] as const;
type ViewMutation = (typeof VIEW_MUTATIONS)[number];

/** A view with one thing changed: an expression of its source has another in its place. */
export type ViewMutant = {
  /** Flow, file and difference. The id does not depend on the place in the file. */
  readonly id: string;
  readonly flow: string;
  readonly mutation: ViewMutation;
  /** The difference in words. */
  readonly says: string;
  /** The start of the expression in the source, from 0. */
  readonly start: number;
  readonly end: number;
  readonly instead: string;
};

/** Attributes that disable a control, or hide a part or make it unreachable. */
const BARRIERS = ['disabled', 'hidden', 'inert'];
/** What stylesheets read, or React alone. */
const isNeverSeen = ({ name }: ESTree.JSXAttribute): boolean =>
  name.type === 'JSXIdentifier' && (['className', 'key'].includes(name.name) || name.name.startsWith('data-'));
const QUESTION = /^(?:is|has|can)[A-Z]/;

type Spot = { start: number; end: number };
type Found = Spot & { mutation: ViewMutation; says: string; instead: string };

const lineOf = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

function sentType(call: ESTree.CallExpression): (Spot & { type: string }) | null {
  const [event] = call.arguments;
  if (call.callee.type !== 'MemberExpression' || event?.type !== 'ObjectExpression') return null;
  if (call.callee.property.type !== 'Identifier' || call.callee.property.name !== 'send') return null;
  for (const property of event.properties) {
    const isType = property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'type';
    if (isType && property.value.type === 'Literal') {
      const { start, end, value } = property.value;
      return { start, end, type: String(value) };
    }
  }
  return null;
}

/** The next of some events after this one, the first after the last; null where there is no other. */
function another(type: string, types: readonly string[]): string | null {
  const next = types[(types.indexOf(type) + 1) % types.length];
  return next === undefined || next === type ? null : next;
}

function ofCall(call: ESTree.CallExpression, text: (spot: Spot) => string, types: readonly string[]): Found[] {
  const sent = sentType(call);
  if (sent) {
    const nothing: Found = {
      ...{ start: call.start, end: call.end, mutation: 'sends nothing', instead: 'undefined' },
      says: `'${sent.type}' is not sent`,
    };
    const other = another(sent.type, types);
    if (other === null) return [nothing];
    const { start, end } = sent;
    const says = `'${other}' is sent instead of '${sent.type}'`;
    return [nothing, { start, end, mutation: 'sends another event', says, instead: JSON.stringify(other) }];
  }
  const [, selector] = call.arguments;
  const isAsked = call.callee.type === 'Identifier' && call.callee.name === 'useSelector';
  if (!isAsked || selector?.type !== 'Identifier' || !QUESTION.test(selector.name)) return [];
  const { start, end } = call;
  const says = `the answer to ${selector.name} is taken for its opposite`;
  return [{ start, end, mutation: 'selector negated', says, instead: `!(${text(call)})` }];
}

function ofAttribute({ name, value }: ESTree.JSXAttribute, text: (spot: Spot) => string): Found[] {
  if (name.type !== 'JSXIdentifier' || !BARRIERS.includes(name.name)) return [];
  if (value?.type !== 'JSXExpressionContainer' || value.expression.type === 'JSXEmptyExpression') return [];
  const { start, end } = value.expression;
  const says = `'${name.name}' is never set, whatever ${text({ start, end })} says`;
  return [{ start, end, mutation: 'barrier lost', says, instead: 'false' }];
}

function ofContainer({ expression }: ESTree.JSXExpressionContainer, text: (spot: Spot) => string): Found[] {
  if (expression.type === 'LogicalExpression' && expression.operator === '&&') {
    const { start, end, left } = expression;
    return [{ start, end, mutation: 'branch lost', says: `what ${text(left)} shows is missing`, instead: 'null' }];
  }
  if (expression.type !== 'ConditionalExpression') return [];
  const { start, end } = expression.test;
  const says = `what ${text(expression.test)} shows and what it hides are swapped`;
  return [{ start, end, mutation: 'branches swapped', says, instead: `!(${text(expression.test)})` }];
}

function ofCondition({ test, consequent }: ESTree.IfStatement, text: (spot: Spot) => string): Found[] {
  if (consequent.type !== 'ReturnStatement') return [];
  const says = `it returns early where ${text(test)} says that it should not, and goes on where it should`;
  return [{ start: test.start, end: test.end, mutation: 'returns early', says, instead: `!(${text(test)})` }];
}

/**
 * The mutants of one view. How it looks is left as it is: the paths see what is there, and what it is called.
 * @param path from the project's root: src/features/<flow>/<View>.tsx
 * @param types the events that the flow's views send
 */
export function viewMutantsIn(path: string, source: string, types: readonly string[]): readonly ViewMutant[] {
  const found: Found[] = [];
  const text = ({ start, end }: Spot) => source.slice(start, end).replace(/\s+/g, ' ');
  const looks = new Set<unknown>();
  new Visitor({
    CallExpression: (call) => void found.push(...ofCall(call, text, types)),
    JSXAttribute: (attribute) => {
      if (isNeverSeen(attribute)) looks.add(attribute.value);
      found.push(...ofAttribute(attribute, text));
    },
    JSXExpressionContainer: (container) => {
      if (!looks.has(container)) found.push(...ofContainer(container, text));
    },
    IfStatement: (condition) => void found.push(...ofCondition(condition, text)),
  }).visit(parseSync(path, source).program);
  const [, , flow = '', file = ''] = path.split('/');
  const counts = new Map<string, number>();
  return found.map(({ mutation, says, start, end, instead }) => {
    const place = `${flow}/${file}: ${says}`;
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    const id = count === 1 ? place : `${place} (${count})`;
    return { id, flow, mutation, says: `${file}, line ${lineOf(source, start)}: ${says}`, start, end, instead };
  });
}

const EVENT_SENT = /\bsend\(\{\s*type: '(?<type>[^']+)'/g;

/** The events that some sources send, each once, in order. */
export const typesSentIn = (sources: readonly string[]): readonly string[] =>
  [
    ...new Set(sources.flatMap((source) => [...source.matchAll(EVENT_SENT)].map(({ groups }) => groups?.type ?? ''))),
  ].sort();

/** The global function that is true for the id of the chosen mutant. Without it no mutant is chosen. */
const CHOICE = 'viewMutant';

/** The source with all its mutants. A mutant has an effect only while it is chosen. */
export function withMutants(source: string, mutants: readonly ViewMutant[]): string {
  const inserted = mutants.flatMap(({ id, start, end, instead }) => [
    { at: start, text: `(globalThis.${CHOICE}?.(${JSON.stringify(id)}) ? (${instead}) : (`, order: -end },
    { at: end, text: '))', order: start },
  ]);
  // Of edits that begin at one place the longest comes first; of those that end there, the shortest.
  const sorted = inserted.sort((one, other) => one.at - other.at || endsFirst(one, other));
  let at = 0;
  let result = '';
  for (const insertion of sorted) {
    result += source.slice(at, insertion.at) + insertion.text;
    at = insertion.at;
  }
  return result + source.slice(at);
}

type Insertion = { text: string; order: number };

/** Of two edits at one place, the one that ends there is first. */
function endsFirst(one: Insertion, other: Insertion): number {
  const isEnd = (insertion: Insertion) => insertion.text === '))';
  if (isEnd(one) !== isEnd(other)) return isEnd(one) ? -1 : 1;
  return isEnd(one) ? other.order - one.order : one.order - other.order;
}
