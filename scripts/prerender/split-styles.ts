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

const isOfRecipe = (rule: Rule) => contextOf(rule)[0]?.startsWith('@layer recipes') === true;

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
  for (const { selectors: together } of rules) families.unite(together.flatMap(familiesOf));
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
  const recipeGroup = recipeGroups(rules.filter(isOfRecipe), html);
  const placeOf = (rule: Rule, selector: string) =>
    [contextOf(rule)[0], specificityOf(selector), pseudoElementOf(selector)].join(' ');
  const ofAnyTag = new Set<string>();
  for (const rule of rules) {
    for (const selector of rule.selectors) if (tagOf(selector) === '') ofAnyTag.add(placeOf(rule, selector));
  }
  return (rule) =>
    rule.selectors.map((selector) => {
      const place = placeOf(rule, selector);
      if (isOfRecipe(rule)) return `${place} ${recipeGroup(selector)}`;
      return ofAnyTag.has(place) ? place : `${place} ${tagOf(selector)}`;
    });
}

type Entry = { key: string; rule: Rule; isNeeded: boolean };

/** How much text is in the way, where rules of a group stand in the page and others do not. */
const lengthOf = (entries: readonly Entry[]) => entries.reduce((sum, { rule }) => sum + rule.toString().length, 0);

/** PurgeCSS takes out of ':where(p,ul,ol)' what the page has not. */
const comparable = (key: string) => key.replace(/:(where|is)\([^()]*\)/g, ':$1');

/**
 * What stands in the page, of all selectors: those that it needs, and those few that would have to be said again with the
 * rest because others come before them in the whole and compete with them.
 */
function ownKeys(
  rules: readonly Rule[],
  groupsOf: (rule: Rule) => readonly string[],
  needed: ReadonlySet<string>,
): ReadonlySet<string> {
  const groups = new Map<string, readonly Entry[]>();
  for (const rule of rules) {
    const names = groupsOf(rule);
    for (const [at, key] of keysOf(rule).entries()) {
      const name = names[at] ?? '';
      const entries = groups.get(name) ?? [];
      groups.set(name, [...entries, { key, rule, isNeeded: needed.has(comparable(key)) }]);
    }
  }
  const own = new Set<string>();
  for (const { key, isNeeded } of [...groups.values()].flat()) if (isNeeded) own.add(key);
  for (const entries of groups.values()) {
    const last = entries.findLastIndex(({ isNeeded }) => isNeeded);
    const before = entries.slice(0, last).filter(({ isNeeded }) => !isNeeded);
    const first = entries.findIndex(({ isNeeded }) => !isNeeded);
    const repeated = entries.slice(Math.max(first, 0)).filter(({ isNeeded }) => isNeeded);
    if (lengthOf(before) <= lengthOf(repeated)) for (const { key } of before) own.add(key);
  }
  return own;
}

/** The style sheet with those selectors alone of which that holds. */
function sheetOf(css: string, keep: (key: string) => boolean): Root {
  const root = postcss.parse(css);
  for (const rule of readRules(root)) {
    const keys = keysOf(rule);
    const kept = rule.selectors.filter((_, at) => keep(keys[at] ?? ''));
    if (kept.length > 0) rule.selectors = kept;
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

/**
 * The whole shop's styles in two: what stands in a page, and the rest, which comes behind it later. Both together are to
 * every element what the whole is. A selector stands in both only where its order would be lost otherwise.
 * @param needed what the page needs of the whole
 * @param html all pages, to see which recipes share elements
 */
export function splitStyles(whole: string, needed: string, html: string): { own: string; rest: string } {
  const rules = readRules(postcss.parse(whole));
  const competition = competitionIn(rules, html);
  const groupsOf = new Map(rules.flatMap((rule) => keysOf(rule).map((key, at) => [key, competition(rule)[at]])));
  const own = ownKeys(rules, competition, new Set(readRules(postcss.parse(needed)).flatMap(keysOf).map(comparable)));

  const page = sheetOf(whole, (key) => own.has(key));
  const used = page.toString().replace(/@keyframes/g, '');
  const isUsed = ({ params }: AtRule) => new RegExp(`[\\s:,]${params}\\b`).test(used);
  page.walkAtRules('keyframes', (frames) => void (isUsed(frames) || frames.remove()));

  const begun = new Set<string | undefined>();
  const rest = sheetOf(whole, (key) => {
    if (!own.has(key)) begun.add(groupsOf.get(key));
    return begun.has(groupsOf.get(key));
  });
  rest.walkAtRules(/^(?:font-face|property)$/, (rule) => void rule.remove());
  rest.walkAtRules('keyframes', (frames) => void (isUsed(frames) && frames.remove()));
  return { own: withoutEmpty(page), rest: withoutEmpty(rest) };
}
