import type { SearchIndex } from '#tools/flowbook/live/search.ts';
import type { Storyboard } from '#tools/flowbook/storyboard/storyboard.ts';
import { CHARTS } from './charts.ts';
import { results } from './results.ts';

let asked: Promise<SearchIndex> | null = null;

/** The words on the pictures of a state, at all widths. */
function screenTexts(storyboard: Storyboard | null): (chart: string, path: string) => readonly string[] {
  const texts = new Map<string, Set<string>>();
  for (const { chart, path, texts: read = [] } of storyboard?.states ?? []) {
    const key = `${chart} ${path}`;
    texts.set(key, new Set([...(texts.get(key) ?? []), ...read]));
  }
  return (chart, path) => [...(texts.get(`${chart} ${path}`) ?? [])];
}

async function build(): Promise<SearchIndex> {
  const [{ SearchIndex: Index }, { REQUIREMENTS }, { STORYBOARD }] = await Promise.all([
    import('#tools/flowbook/live/search.ts'),
    import('virtual:flowbook-requirements'),
    results(),
  ]);
  return new Index(CHARTS, {
    sentences: new Map(REQUIREMENTS.map(({ id, text }) => [id, text])),
    screenOf: screenTexts(STORYBOARD),
  });
}

/** Charts have changed: they are looked through anew. */
export function forgetSearchIndex(): void {
  asked = null;
}

/** The search, with all that it looks through. Built once, when it is first wanted. */
export function searchIndex(): Promise<SearchIndex> {
  asked ??= build();
  return asked;
}
