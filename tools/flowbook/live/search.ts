import MiniSearch, { type MatchInfo, type Query } from 'minisearch';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';

/** What the search finds: a chart, a state of one, or a transition. */
export type Found = {
  readonly kind: 'chart' | 'state' | 'transition';
  readonly chart: string;
  /** The state, or that of the transition; '' for the chart as a whole. */
  readonly path: string;
  /** The id of the transition; null where it is none. */
  readonly edge: string | null;
  readonly words: string;
  /** What is said of it, or why it was found. */
  readonly about: string;
};

type Entry = Found & {
  readonly id: number;
  readonly name: string;
  readonly covers: readonly string[];
  readonly sentences: string;
  /** The words on its screen, text by text. */
  readonly screen: readonly string[];
};

/** An entry with the terms that were found in it, and in which of its fields. */
type Ranked = { readonly entry: Entry; readonly match: MatchInfo };

/** What is known of the charts besides what they say themselves. */
export type SearchTexts = {
  /** The statements of the requirements, by their IDs. */
  readonly sentences: ReadonlyMap<string, string>;
  /** The texts on the screen of a state; none where no picture of it was taken. */
  readonly screenOf: (chart: string, path: string) => readonly string[];
};

const MOST = 12;
const RANK = { chart: 0, state: 1, transition: 2 } as const;
/** What is described alike is rather a state: it is what is seen. */
const WEIGHT = { chart: 1, state: 1.5, transition: 1 } as const;
const REQUIREMENT = /^[a-z]{2,5}-\d+$/i;
/** Shorter words are taken as they are: another letter makes another word of them. */
const LEAST_FORGIVEN = 4;

/** 'open.choosingPayment' is found by 'payment', too. */
const inWords = (name: string): string =>
  `${name} ${name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[._]/g, ' ')}`;

function entriesOf({ id: chart, description, states, edges }: Chart, texts: SearchTexts): readonly Omit<Entry, 'id'>[] {
  const sentencesOf = (covers: readonly string[]) => covers.map((one) => texts.sentences.get(one) ?? '').join(' ');
  return [
    {
      ...{ kind: 'chart' as const, chart, path: '', edge: null, words: chart, about: description },
      ...{ name: inWords(chart), covers: [], sentences: '', screen: [] },
    },
    ...states
      .filter(({ path }) => path !== '')
      .map(({ path, description: about, covers }) => ({
        ...{ kind: 'state' as const, chart, path, edge: null, words: path, about },
        ...{ name: inWords(path), covers, sentences: sentencesOf(covers), screen: texts.screenOf(chart, path) },
      })),
    ...edges
      .filter(({ isForbidden }) => !isForbidden)
      .map(({ id, state: path, words, guard, description: about, covers }) => ({
        ...{
          kind: 'transition' as const,
          chart,
          path,
          edge: id,
          words: guard === null ? words : `${words} [${guard}]`,
        },
        ...{ about, name: inWords(words), covers, sentences: sentencesOf(covers), screen: [] },
      })),
  ];
}

/** What is said of a hit that was found by its requirement: the statement. */
const statement = (texts: SearchTexts, id: string): string => `${id} ${texts.sentences.get(id) ?? ''}`.trim();

/** Finds charts, states and transitions by their names, and by what is said of them, in words. */
export class SearchIndex {
  readonly #entries: readonly Entry[];
  readonly #texts: SearchTexts;
  readonly #index: MiniSearch<Entry>;

  constructor(charts: readonly Chart[], texts: SearchTexts) {
    this.#texts = texts;
    this.#entries = charts.flatMap((chart) => entriesOf(chart, texts)).map((entry, id) => ({ ...entry, id }));
    this.#index = new MiniSearch<Entry>({
      fields: ['name', 'about', 'sentences', 'screen'],
      searchOptions: {
        boost: { name: 5, about: 2 },
        prefix: true,
        fuzzy: (term) => (term.length >= LEAST_FORGIVEN ? 0.25 : false),
      },
    });
    this.#index.addAll(this.#entries);
  }

  #ranked(query: Query, combineWith: 'AND' | 'OR', isMeant: (entry: Entry) => boolean): readonly Ranked[] {
    const results = this.#index.search(query, { combineWith, filter: ({ id }) => this.#isEntry(id, isMeant) });
    const scored = results.flatMap(({ id, score, match }) => {
      const entry = this.#entries[id as number];
      return entry ? [{ entry, score, match }] : [];
    });
    const named = ({ words }: Entry): number => (typeof query === 'string' ? namedSo(words, query) : 0);
    return scored
      .map((each) => ({ ...each, named: named(each.entry) }))
      .sort(
        (a, b) =>
          b.named - a.named ||
          (a.named > 0 ? RANK[a.entry.kind] - RANK[b.entry.kind] : 0) ||
          b.score * WEIGHT[b.entry.kind] - a.score * WEIGHT[a.entry.kind],
      );
  }

  #isEntry(id: unknown, isMeant: (entry: Entry) => boolean): boolean {
    const entry = this.#entries[id as number];
    return entry !== undefined && isMeant(entry);
  }

  /** The states and transitions that name a requirement; those that its statement is most about first, and states before transitions. */
  #covering(requirement: string): readonly Found[] {
    const names = (entry: Entry): boolean => entry.covers.includes(requirement);
    const closest = this.#ranked(this.#texts.sentences.get(requirement) ?? requirement, 'OR', names);
    const all = [...new Set([...closest.map(({ entry }) => entry), ...this.#entries.filter(names)])];
    return all
      .toSorted((a, b) => RANK[a.kind] - RANK[b.kind])
      .map((entry) => ({ ...entry, about: statement(this.#texts, requirement) }));
  }

  /** What is called so, or is described in these words; typing errors are forgiven. */
  found(query: string): readonly Found[] {
    const wanted = query.trim();
    if (wanted === '') return [];
    if (REQUIREMENT.test(wanted)) {
      const covering = this.#covering(wanted.toUpperCase());
      if (covering.length > 0) return covering.slice(0, MOST);
    }
    const all = this.#ranked(wanted, 'AND', () => true);
    const ranked = all.length > 0 ? all : this.#ranked(wanted, 'OR', () => true);
    return ranked.slice(0, MOST).map((hit) => ({ ...hit.entry, about: seenSo(hit, wanted) ?? hit.entry.about }));
  }
}

/** How much a name is what was typed: 2 where it, or its last part, is the same, 1 where one begins so, 0 where neither does. */
function namedSo(words: string, query: string): number {
  const [name, typed] = [words.toLowerCase(), query.toLowerCase()];
  const parts = [name, name.slice(name.lastIndexOf('.') + 1)];
  if (parts.includes(typed)) return 2;
  return parts.some((part) => part.startsWith(typed)) ? 1 : 0;
}

/** The text on the screen that a hit was found by; null where all that was typed is in its name or said of it. */
function seenSo({ entry, match }: Ranked, query: string): string | null {
  const fields = Object.values(match);
  const elsewhere = fields.filter((names) => names.some((name) => name !== 'screen')).length;
  if (elsewhere >= query.split(/\s+/).length) return null;
  const terms = Object.keys(match).filter((term) => match[term]?.includes('screen'));
  const shared = (text: string): number => terms.filter((term) => text.toLowerCase().includes(term)).length;
  const [closest] = entry.screen.toSorted((a, b) => shared(b) - shared(a));
  return terms.length === 0 || closest === undefined ? null : `Words on the screen: '${closest}'`;
}
