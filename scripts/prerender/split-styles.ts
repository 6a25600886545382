import { selectorSpecificity } from '@csstools/selector-specificity';
import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

const CLASS_IN_SELECTOR = /\.((?:[\w-]|\\.)+)/g;
const words = (text: string) => text.split(/\s+/).filter(Boolean);
const ELEMENT = /<([a-z][a-z0-9]*)(?=\s)[^>]*?\sclass="([^"]*)"/g;

const partOf = (className: string) => className.replace(/--.*$/, '');
const recipeOf = (className: string) => className.replace(/(?:__|--).*$/, '');

/** Families that meet on an element compete, too: they are one. */
class Families {
  #parents = new Map<string, string>();

  find(name: string): string {
    const parent = this.#parents.get(name);
    return parent === undefined ? name : this.find(parent);
  }

  unite([first, ...others]: readonly string[]): void {
    if (first === undefined) return;
    for (const other of others) {
      const [a, b] = [this.find(first), this.find(other)];
      if (a !== b) this.#parents.set(b, a);
    }
  }
}

/** What stands last in a selector is what it styles; only that competes. */
const subjectOf = (selector: string) =>
  selector
    .replace(/:(?:is|where|not|has)\(.*?\)/g, '')
    .split(/[\s>+~]+/)
    .at(-1) ?? '';
const classesIn = (selector: string) => [...selector.matchAll(CLASS_IN_SELECTOR)].map(([, name = '']) => name);

const isAtRule = (node: Container | undefined): node is AtRule => node?.type === 'atrule';

/** The at-rules around a rule, outermost first. */
function contextOf(rule: Rule): readonly string[] {
  const around: string[] = [];
  for (let node: Container | undefined = rule.parent; isAtRule(node); node = node.parent as Container | undefined) {
    around.unshift(`@${node.name} ${node.params}`);
  }
  return around;
}

const isOfKeyframes = ({ parent }: Rule) => isAtRule(parent) && parent.name.endsWith('keyframes');
const keysOf = (rule: Rule) => rule.selectors.map((selector) => [...contextOf(rule), selector].join('\n'));

/** Nobody misses it on a page that has just begun: what answers a mouse, selected words, a button for files. */
const ANSWERS_LATER = /:hover|::selection|::file-selector-button/;
/** Nor does anybody print such a page. */
const isForPaper = (rule: Rule) => contextOf(rule).includes('@media print');
const selectorIn = (key: string) => key.slice(key.lastIndexOf('\n') + 1);

/** The outermost layer, in which alone rules compete. */
const layerOf = (rule: Rule) => contextOf(rule)[0];
const isOfRecipe = (rule: Rule) => layerOf(rule)?.startsWith('@layer recipes') === true;

function readRules(root: Root): readonly Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if (!isOfKeyframes(rule)) rules.push(rule);
  });
  return rules;
}

/** The tags that each part of a recipe is seen with. */
function tagsByPart(html: string): ReadonlyMap<string, ReadonlySet<string>> {
  const tags = new Map<string, Set<string>>();
  for (const [, tag = '', value = ''] of html.matchAll(ELEMENT)) {
    for (const part of words(value).map(partOf)) tags.set(part, (tags.get(part) ?? new Set()).add(tag));
  }
  return tags;
}

/** The tags that each recipe has rules for ('prose__root p'); '' stands for any. */
function tagRules(selectors: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const tags = new Map<string, Set<string>>();
  for (const selector of selectors) {
    const subject = subjectOf(selector);
    if (classesIn(subject).length > 0) continue;
    const [tag = ''] = /^[a-z][a-z0-9]*/.exec(subject) ?? [];
    for (const recipe of classesIn(selector).map(recipeOf)) tags.set(recipe, (tags.get(recipe) ?? new Set()).add(tag));
  }
  return tags;
}

/**
 * Which selectors of recipes compete: those of the same part ('card__name' and 'card__name--size_sm'), and of parts that
 * share an element. Where a recipe has rules for tags, they compete with its parts that have such a tag, or are not seen.
 * @returns the name of the group that a selector competes in
 */
function recipeGroups(rules: readonly Rule[], html: string): (selector: string) => string {
  const selectors = rules.flatMap((rule) => rule.selectors);
  const tagsOf = tagsByPart(html);
  const ruledOf = tagRules(selectors);
  const isStyledByTag = (name: string) => {
    const ruled = ruledOf.get(recipeOf(name));
    const seen = tagsOf.get(partOf(name));
    return ruled !== undefined && (seen === undefined || ruled.has('') || [...seen].some((tag) => ruled.has(tag)));
  };
  const familyOf = (name: string) => (isStyledByTag(name) ? recipeOf(name) : partOf(name));
  const familiesOf = (selector: string) => {
    const styled = classesIn(subjectOf(selector));
    return styled.length > 0 ? styled.map(familyOf) : classesIn(selector).map(recipeOf);
  };
  const families = new Families();
  const known = new Set(selectors.flatMap(familiesOf));
  for (const [, , value = ''] of html.matchAll(ELEMENT)) {
    families.unite(
      words(value)
        .map(familyOf)
        .filter((family) => known.has(family)),
    );
  }
  return (selector) => families.find(familiesOf(selector)[0] ?? '');
}

const specificityOf = (selector: string) => {
  const { a, b, c } = selectorSpecificity(selectorParser().astSync(selector));
  return `${a},${b},${c}`;
};
const tagOf = (selector: string) => /^[a-z][a-z0-9]*/.exec(subjectOf(selector))?.[0] ?? '';
const pseudoElementOf = (selector: string) => /::[a-z-]+|:(?:before|after)\b/.exec(subjectOf(selector))?.[0] ?? '';

/**
 * In which groups the selectors of a rule compete: only there does their order decide. Those of another layer, another
 * specificity or another pseudo-element never do, nor those of two tags.
 */
function competitionIn(rules: readonly Rule[], html: string): (rule: Rule) => readonly string[] {
  const layers = new Set(rules.filter(isOfRecipe).map(layerOf));
  const recipeGroupIn = new Map(
    [...layers].map((layer) => [
      layer,
      recipeGroups(
        rules.filter((rule) => layerOf(rule) === layer),
        html,
      ),
    ]),
  );
  const placeOf = (rule: Rule, selector: string) =>
    [layerOf(rule), specificityOf(selector), pseudoElementOf(selector)].join(' ');
  const ofAnyTag = new Set<string>();
  for (const rule of rules) {
    for (const selector of rule.selectors) if (tagOf(selector) === '') ofAnyTag.add(placeOf(rule, selector));
  }
  return (rule) =>
    rule.selectors.map((selector) => {
      const place = placeOf(rule, selector);
      const recipeGroup = recipeGroupIn.get(layerOf(rule));
      if (recipeGroup) return `${place} ${recipeGroup(selector)}`;
      return ofAnyTag.has(place) ? place : `${place} ${tagOf(selector)}`;
    });
}

/** One selector of the whole, by its place there. */
type Entry = { id: string; rule: Rule; isNeeded: boolean };

const idOf = (rule: number, selector: number) => `${rule} ${selector}`;

/** What is said once more styles anew what is seen: that costs more than text alone. */
const COST_OF_REPEATING = 2;

/** How much text is in the way, where rules of a group stand in the page and others do not. */
const lengthOf = (entries: readonly Entry[]) => entries.reduce((sum, { rule }) => sum + rule.toString().length, 0);

/** PurgeCSS takes out of ':where(p,ul,ol)' what the page has not. */
const comparable = (key: string) => key.replace(/:(where|is)\([^()]*\)/g, ':$1');

/** All selectors, by the groups that they compete in, each group in the order of the whole. */
function groupsOf(rules: readonly Rule[], html: string, needed: ReadonlySet<string>): readonly (readonly Entry[])[] {
  const competition = competitionIn(rules, html);
  const groups = new Map<string, Entry[]>();
  for (const [ruleAt, rule] of rules.entries()) {
    const names = competition(rule);
    for (const [at, key] of keysOf(rule).entries()) {
      const name = names[at] ?? '';
      const entries = groups.get(name) ?? [];
      groups.set(name, entries);
      entries.push({ id: idOf(ruleAt, at), rule, isNeeded: needed.has(comparable(key)) });
    }
  }
  return [...groups.values()];
}

type Places = Record<'own' | 'rest', Set<string>>;

/**
 * Where the selectors of a group go. What the page needs stands in it, and with it what the whole has before that; what
 * the whole has behind comes later. What it has in between stands in the page, too, unless it costs less to say once
 * more, with the rest, what the page needs.
 */
function placeGroup(entries: readonly Entry[], { own, rest }: Places): void {
  const first = entries.findIndex(({ isNeeded }) => isNeeded);
  const last = entries.findLastIndex(({ isNeeded }) => isNeeded);
  const between = entries.slice(Math.max(first, 0), last + 1);
  const others = between.filter(({ isNeeded }) => !isNeeded);
  const repeated = between.slice(between.findIndex(({ isNeeded }) => !isNeeded)).filter(({ isNeeded }) => isNeeded);
  const isShort = lengthOf(others) <= COST_OF_REPEATING * lengthOf(repeated);
  for (const [at, { id, isNeeded }] of entries.entries()) {
    if (isNeeded || at < first || (at < last && isShort)) own.add(id);
    else rest.add(id);
  }
  if (others.length > 0 && !isShort) for (const { id } of repeated) rest.add(id);
}

/** The style sheet with those selectors alone that a set holds. */
function sheetOf(css: string, kept: ReadonlySet<string>): Root {
  const root = postcss.parse(css);
  for (const [ruleAt, rule] of readRules(root).entries()) {
    const selectors = rule.selectors.filter((_, at) => kept.has(idOf(ruleAt, at)));
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  }
  return root;
}

const withoutEmpty = (root: Root) => {
  root.walkAtRules((atRule) => {
    if (atRule.nodes?.length === 0) atRule.remove();
  });
  return root.toString();
};

/** The words of all animations: the names of keyframes are among them. */
function animationsIn(root: Root): ReadonlySet<string> {
  const names = new Set<string>();
  root.walkDecls(/^(?:-webkit-)?animation(?:-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) names.add(word);
  });
  return names;
}

/**
 * The whole shop's styles in two: what stands in a page, and the rest, which comes behind it later. Both together are to
 * every element what the whole is, and the rest says as little as can be of what is in the page.
 * @param needed what the page has use for
 * @param html all pages, to see which recipes share elements
 */
export function splitStyles(whole: string, needed: string, html: string): { own: string; rest: string } {
  const atOnce = readRules(postcss.parse(needed)).filter((rule) => !isForPaper(rule));
  const keysAtOnce = atOnce.flatMap(keysOf).filter((key) => !ANSWERS_LATER.test(selectorIn(key)));
  const keys = new Set(keysAtOnce.map(comparable));
  const places: Places = { own: new Set(), rest: new Set() };
  for (const entries of groupsOf(readRules(postcss.parse(whole)), html, keys)) placeGroup(entries, places);

  const own = sheetOf(whole, places.own);
  const animations = animationsIn(own);
  const isUsed = ({ params }: AtRule) => animations.has(params);
  own.walkAtRules('keyframes', (frames) => void (isUsed(frames) || frames.remove()));

  const rest = sheetOf(whole, places.rest);
  rest.walkAtRules(/^(?:font-face|property)$/, (rule) => void rule.remove());
  rest.walkAtRules('keyframes', (frames) => void (isUsed(frames) && frames.remove()));
  return { own: withoutEmpty(own), rest: withoutEmpty(rest) };
}
