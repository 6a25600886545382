import { selectorSpecificity } from '@csstools/selector-specificity';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

const CLASS_IN_SELECTOR = /\.((?:[\w-]|\\.)+)/g;
const words = (text) => text.split(/\s+/).filter(Boolean);
const ELEMENT = /<([a-z][a-z0-9]*)(?=\s)[^>]*?\sclass="([^"]*)"/g;

const partOf = (className) => className.replace(/--.*$/, '');
const recipeOf = (className) => className.replace(/(?:__|--).*$/, '');

/** Families that meet on an element compete, too: they are one. */
class Families {
  #parents = new Map();

  find(name) {
    const parent = this.#parents.get(name);
    return parent === undefined ? name : this.find(parent);
  }

  unite([first, ...others]) {
    for (const other of others) {
      const [a, b] = [this.find(first), this.find(other)];
      if (a !== b) this.#parents.set(b, a);
    }
  }
}

/** What stands last in a selector is what it styles; only that competes. */
const subjectOf = (selector) =>
  selector
    .replace(/:(?:is|where|not|has)\(.*?\)/g, '')
    .split(/[\s>+~]+/)
    .at(-1) ?? '';
const classesIn = (selector) => [...selector.matchAll(CLASS_IN_SELECTOR)].map(([, name]) => name);

/** The at-rules around a rule, outermost first. */
function contextOf(rule) {
  const around = [];
  for (let node = rule.parent; node?.type === 'atrule'; node = node.parent)
    around.unshift(`@${node.name} ${node.params}`);
  return around;
}

const isOfKeyframes = (rule) => rule.parent.type === 'atrule' && rule.parent.name.endsWith('keyframes');
const keysOf = (rule) => rule.selectors.map((selector) => [...contextOf(rule), selector].join('\n'));

const isOfRecipe = (rule) => contextOf(rule)[0]?.startsWith('@layer recipes') === true;

function readRules(root) {
  const rules = [];
  root.walkRules((rule) => {
    if (!isOfKeyframes(rule)) rules.push(rule);
  });
  return rules;
}

/** The tags that each part of a recipe is seen with. */
function tagsByPart(html) {
  const tags = new Map();
  for (const [, tag, value] of html.matchAll(ELEMENT)) {
    for (const part of words(value).map(partOf)) tags.set(part, (tags.get(part) ?? new Set()).add(tag));
  }
  return tags;
}

/** The tags that each recipe has rules for ('prose__root p'); '' stands for any. */
function tagRules(selectors) {
  const tags = new Map();
  for (const selector of selectors) {
    const subject = subjectOf(selector);
    if (classesIn(subject).length > 0) continue;
    const [tag = ''] = /^[a-z][a-z0-9]*/.exec(subject) ?? [];
    for (const recipe of classesIn(selector).map(recipeOf)) tags.set(recipe, (tags.get(recipe) ?? new Set()).add(tag));
  }
  return tags;
}

/**
 * Which selectors of recipes compete: those of the same part ('card__name' and 'card__name--size_sm'), and of parts that share
 * an element. Where a recipe has rules for tags, they compete with its parts that have such a tag, or are not seen.
 * @returns the name of the group that a selector competes in
 */
function recipeGroups(rules, html) {
  const selectors = rules.flatMap((rule) => rule.selectors);
  const tagsOf = tagsByPart(html);
  const ruledOf = tagRules(selectors);
  const isStyledByTag = (name) => {
    const ruled = ruledOf.get(recipeOf(name));
    const seen = tagsOf.get(partOf(name));
    return ruled !== undefined && (seen === undefined || ruled.has('') || [...seen].some((tag) => ruled.has(tag)));
  };
  const familyOf = (name) => (isStyledByTag(name) ? recipeOf(name) : partOf(name));
  const familiesOf = (selector) => {
    const styled = classesIn(subjectOf(selector));
    return styled.length > 0 ? styled.map(familyOf) : classesIn(selector).map(recipeOf);
  };
  const families = new Families();
  const known = new Set(selectors.flatMap(familiesOf));
  for (const [, , value] of html.matchAll(ELEMENT)) {
    families.unite(
      words(value)
        .map(familyOf)
        .filter((family) => known.has(family)),
    );
  }
  for (const { selectors: together } of rules) families.unite(together.flatMap(familiesOf));
  return (selector) => families.find(familiesOf(selector)[0] ?? '');
}

const specificityOf = (selector) => {
  const { a, b, c } = selectorSpecificity(selectorParser().astSync(selector).first);
  return `${a},${b},${c}`;
};
const tagOf = (selector) => /^[a-z][a-z0-9]*/.exec(subjectOf(selector))?.[0] ?? '';
const pseudoElementOf = (selector) => /::[a-z-]+|:(?:before|after)\b/.exec(subjectOf(selector))?.[0] ?? '';

/**
 * In which groups the selectors of a rule compete: only there does their order decide. Those of another layer, another
 * specificity or another pseudo-element never do, nor those of two tags.
 */
function competitionIn(rules, html) {
  const recipeGroup = recipeGroups(rules.filter(isOfRecipe), html);
  const placeOf = (rule, selector) =>
    [contextOf(rule)[0], specificityOf(selector), pseudoElementOf(selector)].join(' ');
  const ofAnyTag = new Set();
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

/**
 * What a page's own styles leave out of the whole shop's: added behind them, both are to every element what the whole is.
 * A rule that stands in the page already stands here again only where one that is left out comes before it in the whole
 * and competes with it: in the same layer, and of the same recipe or of one that it shares an element with.
 * @param {string} whole @param {string} own @param {string} html all pages, to see which recipes share elements
 */
export function restStyles(whole, own, html) {
  const ownRoot = postcss.parse(own);
  const known = new Set(readRules(ownRoot).flatMap(keysOf));
  const keyframes = new Set();
  ownRoot.walkAtRules('keyframes', ({ params }) => void keyframes.add(params));

  const rest = postcss.parse(whole);
  rest.walkAtRules(/^(?:font-face|property)$/, (rule) => void rule.remove());
  rest.walkAtRules('keyframes', (frames) => {
    if (keyframes.has(frames.params)) frames.remove();
  });
  const rules = readRules(rest);
  const groupsOf = competitionIn(rules, html);
  const begun = new Set();
  for (const rule of rules) {
    const keys = keysOf(rule);
    const groups = groupsOf(rule);
    const needed = rule.selectors.filter((_, at) => {
      if (!known.has(keys[at])) begun.add(groups[at]);
      return begun.has(groups[at]);
    });
    if (needed.length > 0) rule.selectors = needed;
    else rule.remove();
  }
  rest.walkAtRules((atRule) => {
    if (atRule.nodes?.length === 0) atRule.remove();
  });
  return rest.toString();
}
