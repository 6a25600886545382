import { compile, selectOne } from 'css-select';
import { isTraversal, parse, type Selector, SelectorType } from 'css-what';
import { parseDocument } from 'htmlparser2';

/** What is set before the shop's code runs, by the first script or by the browser: a page may have it at any moment. */
const CHANGING = new Set([
  'data-age',
  'data-gate',
  'data-account',
  'data-below',
  'data-cart',
  'data-heard',
  'aria-hidden',
  'inert',
  'hidden',
  'open',
]);
/** Pseudo-classes that a page as it is drawn answers. All others are states that a visitor or the browser brings. */
const STANDING = new Set([
  'disabled',
  'empty',
  'first-child',
  'first-of-type',
  'has',
  'is',
  'last-child',
  'last-of-type',
  'not',
  'nth-child',
  'nth-last-child',
  'nth-of-type',
  'only-child',
  'root',
  'where',
]);

/** What stands in the brackets of ':is(...)' and its like. */
const innerOf = (token: Selector): Selector[][] =>
  token.type === 'pseudo' && Array.isArray(token.data) ? token.data : [];

const isChanging = (token: Selector): boolean =>
  token.type === 'pseudo-element' ||
  (token.type === 'attribute' && CHANGING.has(token.name)) ||
  (token.type === 'pseudo' && !STANDING.has(token.name)) ||
  innerOf(token).some((inner) => inner.some(isChanging));

const ANY: Selector = { type: SelectorType.Universal, namespace: null };

/** Where nothing is left between two steps of a selector, any element may stand; ':has(> p)' begins with a step. */
function filled(tokens: readonly Selector[], isRelative: boolean): Selector[] {
  const selector: Selector[] = [];
  for (const token of tokens) {
    const before = selector.at(-1);
    const isLead = before === undefined;
    if (isTraversal(token) && (isLead ? !isRelative : isTraversal(before))) selector.push(ANY);
    selector.push(token);
  }
  const last = selector.at(-1);
  return last === undefined || isTraversal(last) ? [...selector, ANY] : selector;
}

/** What is left of a selector when all that may change holds. */
function standing(tokens: readonly Selector[]): Selector[] {
  const kept = tokens.flatMap((token): Selector[] => {
    if (!isChanging(token)) return [token];
    const inner = innerOf(token);
    const isChoice = token.type === 'pseudo' && token.name !== 'not' && inner.length > 0;
    return isChoice ? [{ ...token, data: inner.map(standing) }] : [];
  });
  const [first] = tokens;
  return filled(kept, first !== undefined && isTraversal(first));
}

/**
 * Whether a selector matches anything in pages as they are drawn, or as they may be until the shop's code comes: an
 * attribute that only the code changes has the value that was drawn.
 */
export function pageMatches(bodies: readonly string[]): (selector: string) => boolean {
  const documents = bodies.map((body) => parseDocument(`<html><head></head><body>${body}</body></html>`));
  const known = new Map<string, boolean>();
  return (selector) => {
    const before = known.get(selector);
    if (before !== undefined) return before;
    const query = compile(parse(selector).map(standing));
    const isMatched = documents.some((document) => selectOne(query, document) !== null);
    known.set(selector, isMatched);
    return isMatched;
  };
}
