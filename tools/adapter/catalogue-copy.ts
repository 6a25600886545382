/**
 * A copy of the engine's products in memory, indexed by the shop's own search: filters, counts and searches answer as the
 * mock answers them, and in milliseconds also with 10,000 products, where the engine's own counts took two seconds.
 * docs/decisions/2026-11-26-the-adapter-searches-a-copy.md.
 */
import * as v from 'valibot';
import type { Brand } from '#machines/domain/brand.ts';
import { type ApiProduct, type CatalogueIndex, indexCatalogue } from '#mocks/catalogue-search.ts';
import type { Engine } from './engine.ts';

/** The largest page that the engine gives, and the number of requests at once. */
const PAGE = 100;
const PAGES = 10;
/** The clocks of engines and adapters differ; so changes from this long before the last reading are read again. */
const CLOCK_MS = 60_000;

/** A product as the index of the engine holds it. `indexedAt`: milliseconds since 1970. */
const DocumentSchema = v.object({ handle: v.string(), card: v.string(), indexedAt: v.number() });
type Document = v.InferOutput<typeof DocumentSchema>;
const AnswerSchema = v.object({
  results: v.array(
    v.object({
      hits: v.array(v.object({ document: DocumentSchema })),
      metadata: v.optional(v.object({ count: v.nullish(v.number(), 0) }), { count: 0 }),
    }),
  ),
});
/** The engine has read it as the shop reads it (tools/engine/rules.ts), so it is passed on as it is. */
const readCard = (card: string): ApiProduct => JSON.parse(card);

const queryFor = (filters: Readonly<Record<string, unknown>>, skip: number, take: number) => ({
  entity: 'product',
  fields: ['handle', 'card', 'indexedAt'],
  filters,
  pagination: { skip, take, order: { handle: 'ASC' } },
  search_options: { count: 'exact' },
});

/** The documents that were written since then, and how many there are in all. */
async function readDocuments({ ask }: Engine, since: number): Promise<{ documents: Document[]; total: number }> {
  const search = async (queries: readonly ReturnType<typeof queryFor>[]) =>
    (await ask('POST', '/store/search', AnswerSchema, { body: { queries } })).results;
  const isNewer = { indexedAt: { $gte: since } };
  const [first, all] = await search([queryFor(isNewer, 0, PAGE), queryFor({}, 0, 1)]);
  if (!first || !all) throw new Error('The index does not answer.');
  const hits = [...first.hits];
  while (hits.length < first.metadata.count) {
    const from = hits.length;
    const pages = await search(Array.from({ length: PAGES }, (_, at) => queryFor(isNewer, from + at * PAGE, PAGE)));
    hits.push(...pages.flatMap((page) => page.hits));
    // Something was deleted meanwhile.
    if (hits.length === from) break;
  }
  return { documents: hits.map(({ document }) => document), total: all.metadata.count };
}

/** The data that lists are answered from. */
type CatalogueCopy = () => Promise<CatalogueIndex>;

/** @returns a function that brings the copy up to date: it reads what has changed, and everything where the number of products differs */
export function copyCatalogue(engine: Engine, readBrands: () => Promise<readonly Brand[]>): CatalogueCopy {
  let documents: ReadonlyMap<string, Document> = new Map();
  let index: CatalogueIndex | null = null;
  /** The brands of that index: a renamed brand may be read after its products. */
  let indexed = '';
  /** When everything that was written before had been read; milliseconds since 1970. */
  let readAt = 0;
  /** The reading of everything, which takes seconds: requests meanwhile wait for it and begin no other. */
  let first: Promise<CatalogueIndex> | null = null;

  /** Stock changes with each order, but a product as shoppers see it only with the last piece. */
  const update = (known: ReadonlyMap<string, Document>, read: readonly Document[]) => {
    const newer = read.filter(({ handle, indexedAt }) => indexedAt >= (known.get(handle)?.indexedAt ?? 0));
    documents = new Map([...known, ...newer.map((document) => [document.handle, document] as const)]);
    if (newer.some(({ handle, card }) => known.get(handle)?.card !== card)) index = null;
  };

  const bringUpToDate = async () => {
    const now = Date.now();
    const changed = await readDocuments(engine, Math.max(0, readAt - CLOCK_MS));
    update(documents, changed.documents);
    if (documents.size !== changed.total) {
      update(new Map(), (await readDocuments(engine, 0)).documents);
      index = null;
    }
    readAt = Math.max(readAt, now);
    const brands = await readBrands();
    if (index !== null && indexed === JSON.stringify(brands)) return index;
    indexed = JSON.stringify(brands);
    index = indexCatalogue(
      [...documents.values()].map(({ card }) => readCard(card)),
      brands,
    );
    return index;
  };
  return async () => {
    // Changes since it began are not in it, and are read after it.
    if (first !== null) await first;
    else if (readAt === 0) {
      first = bringUpToDate();
      return first.finally(() => {
        first = null;
      });
    }
    return bringUpToDate();
  };
}
