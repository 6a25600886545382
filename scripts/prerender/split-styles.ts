import { selectorSpecificity } from '@csstools/selector-specificity';
import postcss, { type AtRule, type Container, type Declaration, type Root, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { areRivals } from './rivalry.ts';

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

/** Nobody misses it on a page that has just begun: what answers a press or a mouse, selected words, a button for files, the choices of a select, a form that was sent. */
const ANSWERS_LATER = /:hover|:active|::selection|::file-selector-button|::picker|:-moz-ui-invalid/;
/** Nor do these say how it looks: what moves from one state to another, what a mouse looks like, what can be selected. */
const SAYS_LATER = /^(?:-webkit-|-moz-)?(?:transition(?:-[a-z]+)?|cursor|user-select|print-color-adjust)$/;
/** Nor does anybody print such a page. */
const isForPaper = (rule: Rule) => contextOf(rule).includes('@media print');

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
type Entry = { id: string; rule: Rule; selector: string; isNeeded: boolean };

type IsNeeded = (rule: Rule, selector: string) => boolean;

const idOf = (rule: number, selector: number) => `${rule} ${selector}`;

/** All selectors, by the groups that they compete in, each group in the order of the whole. */
function groupsOf(rules: readonly Rule[], html: string, isNeeded: IsNeeded): readonly (readonly Entry[])[] {
  const competition = competitionIn(rules, html);
  const groups = new Map<string, Entry[]>();
  for (const [ruleAt, rule] of rules.entries()) {
    const names = competition(rule);
    for (const [at, selector] of rule.selectors.entries()) {
      const name = names[at] ?? '';
      const entries = groups.get(name) ?? [];
      groups.set(name, entries);
      entries.push({ id: idOf(ruleAt, at), rule, selector, isNeeded: isNeeded(rule, selector) });
    }
  }
  return [...groups.values()];
}

type Places = Record<'own' | 'rest', Set<string>>;

/** What there is one of on an element: 'button--size' and its value, 'card__' and a part. */
const CHOICES = [/^(.+--[^_]+)_(.+)$/, /^([^_]+__)([^_-]+)/];

const choicesIn = (selector: string): ReadonlyMap<string, string> =>
  new Map(
    classesIn(subjectOf(selector)).flatMap((name) =>
      CHOICES.flatMap((choice) => {
        const [, kind, value] = choice.exec(name) ?? [];
        return kind === undefined || value === undefined ? [] : [[kind, value] as const];
      }),
    ),
  );

/** An element is one part of a recipe, and has one value of each variant: selectors for two never meet on it. */
function canMeet(one: string, other: string): boolean {
  const choices = choicesIn(other);
  return [...choicesIn(one)].every(([kind, value]) => (choices.get(kind) ?? value) === value);
}

const compete = (one: Entry, other: Entry) => areRivals(one.rule, other.rule) && canMeet(one.selector, other.selector);

/**
 * Where the selectors of a group go. What the page needs stands in it, and with it what the whole has before that and says
 * of the same properties: behind, it would have the last word. All else comes later.
 */
function placeGroup(entries: readonly Entry[], { own, rest }: Places): void {
  const inPage: Entry[] = [];
  for (const entry of entries.toReversed()) {
    if (entry.isNeeded || inPage.some((later) => compete(entry, later))) {
      own.add(entry.id);
      inPage.push(entry);
    } else rest.add(entry.id);
  }
}

/**
 * The style sheet with those selectors alone that a set holds.
 * @param isOfAll what is said of the others, too
 */
function sheetOf(css: string, kept: ReadonlySet<string>, isOfAll: (said: Declaration) => boolean = () => false): Root {
  const root = postcss.parse(css);
  for (const [ruleAt, rule] of readRules(root).entries()) {
    const isKept = (_: string, at: number) => kept.has(idOf(ruleAt, at));
    const others = rule.selectors.filter((selector, at) => !isKept(selector, at));
    const selectors = rule.selectors.filter(isKept);
    const ofOthers = rule.nodes.filter((node) => node.type === 'decl' && isOfAll(node));
    if (others.length > 0 && ofOthers.length > 0) rule.before(rule.clone({ selectors: others, nodes: ofOthers }));
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  }
  return root;
}

const withoutEmpty = (root: Root) => {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
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
 * every element what the whole is.
 * @param matches whether a selector matches anything in the page
 * @param html all pages, to see which recipes share elements
 */
export function splitStyles(
  whole: string,
  matches: (selector: string) => boolean,
  html: string,
): { own: string; rest: string } {
  const isNeeded: IsNeeded = (rule, selector) =>
    !isForPaper(rule) && !ANSWERS_LATER.test(selector) && matches(selector);
  const places: Places = { own: new Set(), rest: new Set() };
  for (const entries of groupsOf(readRules(postcss.parse(whole)), html, isNeeded)) placeGroup(entries, places);

  const own = sheetOf(whole, places.own);
  const animations = animationsIn(own);
  const isUsed = ({ params }: AtRule) => animations.has(params);
  own.walkAtRules('keyframes', (frames) => void (isUsed(frames) || frames.remove()));

  own.walkDecls(SAYS_LATER, (declaration) => void declaration.remove());

  const rest = sheetOf(whole, places.rest, (declaration) => SAYS_LATER.test(declaration.prop));
  rest.walkAtRules(/^(?:font-face|property)$/, (rule) => void rule.remove());
  rest.walkAtRules('keyframes', (frames) => void (isUsed(frames) && frames.remove()));
  return { own: withoutEmpty(own), rest: withoutEmpty(rest) };
}
