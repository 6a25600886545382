import * as v from 'valibot';
import { type Credentials, CredentialsAnswerSchema, PLACEHOLDER_PASSWORD } from '#machines/domain/auth.ts';
import { BrandsAnswerSchema, CategoriesAnswerSchema, type Facets } from '#machines/domain/brand.ts';
import type { CatalogueAnswer } from '#machines/domain/catalogue-answer.ts';
import { CATEGORY_IDS, canonicalCategory, categoryName, sectionOfCategory } from '#machines/domain/categories.ts';
import { byChoice } from '#machines/domain/filter-table.ts';
import { foldText } from '#machines/domain/fold-text.ts';
import { OrderAnswerSchema, OrdersAnswerSchema, type TakenOrder } from '#machines/domain/order.schema.ts';
import type { Order } from '#machines/domain/order.ts';
import { type ProblemCode, ProblemError } from '#machines/domain/problem.ts';
import { ProductAnswerSchema, ProductPageSchema } from '#machines/domain/product.schema.ts';
import { type Product, type ProductPage, productHref } from '#machines/domain/product.ts';
import { DEFAULT_QUERY, PRICE_RANGE, type ProductQuery, queryHref } from '#machines/domain/product-query.ts';
import { CodeAnswerSchema } from '#machines/domain/server.schema.ts';
import { VoucherAnswerSchema } from '#machines/domain/voucher.schema.ts';
import type { VoucherAnswer } from '#machines/domain/voucher.ts';
import type { Suggestion } from '#machines/header/suggestions.ts';
import type { Submission } from '#machines/placing/placing.machine.ts';
import type { SignupAnswer } from '#machines/signup/signup.events.ts';
import type { SignupForm } from '#machines/signup/signup-form.ts';
import { PROBLEM_TEXTS } from '#src/platform/problem-texts.ts';
import type { HeldApi, HeldCall, Parameters } from './held-api.ts';

const LIST_PAGE = 24;
const IDS_PAGE = 50;
const RELATED = 4;
const PRODUCTS_SUGGESTED = 5;
const OTHERS_SUGGESTED = 2;

const ReasonSchema = v.object({ code: v.string() });
const MessageSchema = v.object({ message: v.pipe(v.string(), v.trim(), v.minLength(1)) });

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function codeOf(status: number): ProblemCode {
  if (status === 401) return 'unauthorised';
  if (status === 404) return 'notFound';
  if (status === 409) return 'conflict';
  return status >= 500 ? 'server' : 'refused';
}

/** The server's own code for the reason of a refusal. SRV-2, SRV-5, SRV-10. */
function reasonOf(status: number, answer: unknown): string | null {
  if (status === 429) return 'tooMany';
  const said = v.safeParse(ReasonSchema, answer);
  return said.success ? said.output.code : null;
}

type Texts = Record<ProblemCode, string>;
const WORDS: Texts = {
  ...PROBLEM_TEXTS,
  unauthorised: PROBLEM_TEXTS.server,
  refused: PROBLEM_TEXTS.server,
  conflict: PROBLEM_TEXTS.server,
};

type Call = { query?: Parameters; body?: unknown; signal: AbortSignal; fallback?: string; token?: string | null };

/**
 * What the shop asks the API for and what it makes of the answers, said once more in plain code: the calls of the real
 * screens are held against these. API-1 to API-3.
 * @param tokenNow the stored token
 * @param onUnauthorised is called with the path of a call that is answered with 401, if the token is still the same
 */
export function apiClient(api: HeldApi, tokenNow: () => string | null, onUnauthorised: (path: string) => void) {
  async function call<T>(
    method: HeldCall['method'],
    path: string,
    schema: v.GenericSchema<unknown, T>,
    { fallback, token = tokenNow(), ...question }: Call,
  ): Promise<T> {
    const { status, body } = await api.ask(method, path, { ...question, token });
    const answer = parsed(body);
    if (status >= 400) {
      if (status === 401 && token === tokenNow()) onUnauthorised(path);
      const said = v.safeParse(MessageSchema, answer);
      const message = said.success ? said.output.message : null;
      const code = codeOf(status);
      throw new ProblemError(code, message ?? fallback ?? WORDS[code], message, reasonOf(status, answer));
    }
    const read = v.safeParse(schema, answer);
    if (!read.success) throw new ProblemError('malformed', fallback ?? PROBLEM_TEXTS.malformed);
    return read.output;
  }
  const products = async (query: Parameters, signal: AbortSignal): Promise<ProductPage> =>
    call('GET', '/products', ProductPageSchema, { query, signal });
  const brands = async (signal: AbortSignal) => (await call('GET', '/brands', BrandsAnswerSchema, { signal })).data;

  async function related(product: Product, signal: AbortSignal): Promise<readonly Product[]> {
    const best = async (place: Parameters) => {
      const asked = { ...place, inStock: true, sortBy: 'rating', sortOrder: 'desc', pageSize: RELATED + 1 };
      return (await products(asked, signal)).data.filter(({ id }) => id !== product.id);
    };
    const alike = await best({ category: product.category });
    const section = sectionOfCategory(product.category);
    if (alike.length >= RELATED || section === null) return alike.slice(0, RELATED);
    const nearby = (await best({ section: section.id })).filter(({ id }) => !alike.some((known) => known.id === id));
    return [...alike, ...nearby].slice(0, RELATED);
  }

  return {
    productPage: (query: ProductQuery, page: number, signal: AbortSignal): Promise<ProductPage> =>
      products(
        {
          category: query.category,
          section: query.section,
          brand: query.brand,
          ...byChoice(({ name }) => query[name]),
          search: query.search || null,
          minPrice: query.minPrice === PRICE_RANGE.min ? null : query.minPrice,
          maxPrice: query.maxPrice === PRICE_RANGE.max ? null : query.maxPrice,
          inStock: query.includeOutOfStock ? null : true,
          sortBy: query.sortBy,
          sortOrder: query.sortOrder,
          page,
          pageSize: LIST_PAGE,
          facets: page === 1 ? true : null,
        },
        signal,
      ),

    checkedProducts: async (ids: readonly string[], signal: AbortSignal): Promise<CatalogueAnswer> => {
      const starts = ids.map((_, at) => at).filter((at) => at % IDS_PAGE === 0);
      const parts = starts.map((start) => ids.slice(start, start + IDS_PAGE));
      const pages = await Promise.all(
        parts.map((part) => products({ ids: part.join(','), pageSize: part.length }, signal)),
      );
      return { asked: ids, found: pages.flatMap(({ data }) => data) };
    },

    voucher: async (code: string, signal: AbortSignal): Promise<VoucherAnswer> => {
      try {
        const asked = { query: { code }, signal };
        const { state, ...worth } = (await call('GET', '/vouchers', VoucherAnswerSchema, asked)).data;
        return state === 'valid' ? { state, voucher: worth } : { state };
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'notFound') return { state: 'unknown' };
        throw error;
      }
    },

    product: async (id: string, signal: AbortSignal): Promise<Product> =>
      (await call('GET', `/products/${encodeURIComponent(id)}`, ProductAnswerSchema, { signal })).data,

    related: (product: Product | null, signal: AbortSignal): Promise<readonly Product[]> =>
      product === null ? Promise.resolve([]) : related(product, signal),

    facets: async (signal: AbortSignal): Promise<Facets> => {
      const [categories, houses] = await Promise.all([
        call('GET', '/categories', CategoriesAnswerSchema, { signal }),
        brands(signal),
      ]);
      return { categories: categories.data, brands: houses };
    },

    suggestions: async (text: string, signal: AbortSignal): Promise<readonly Suggestion[]> => {
      const search = text.trim();
      const query = { search, inStock: true, sortBy: 'best', sortOrder: 'desc', pageSize: PRODUCTS_SUGGESTED };
      const [found, houses] = await Promise.all([products(query, signal), brands(signal)]);
      const folded = foldText(search);
      const isLike = ({ name }: { name: string }) => foldText(name).includes(folded);
      const bottle =
        (kind: 'product' | 'near') =>
        (product: Product): Suggestion => ({
          kind,
          id: product.id,
          name: product.name,
          href: productHref(product),
          picture: { imageUrl: product.imageUrl, colour: product.placeholder?.dominant },
          price: product.price,
        });
      const listOf = (words: string) => queryHref({ ...DEFAULT_QUERY, search: words });
      const categories = CATEGORY_IDS.map((id) => ({ id, name: categoryName(id) })).filter(
        ({ id, name }) => isLike({ name }) || canonicalCategory(folded) === id,
      );
      const like: Suggestion[] = [
        ...categories.slice(0, OTHERS_SUGGESTED).map(
          ({ id, name }): Suggestion => ({
            kind: 'category',
            id,
            name,
            href: queryHref({ ...DEFAULT_QUERY, category: id }),
          }),
        ),
        ...houses
          .filter(isLike)
          .slice(0, OTHERS_SUGGESTED)
          .map(
            ({ id, name }): Suggestion => ({
              kind: 'brand',
              id,
              name,
              href: queryHref({ ...DEFAULT_QUERY, brand: id }),
            }),
          ),
        ...found.data.map(bottle('product')),
      ];
      if (found.total > PRODUCTS_SUGGESTED) {
        like.push({ kind: 'all', id: 'all', name: `See all ${found.total} results`, href: listOf(search) });
      }
      if (like.length > 0) return like;
      const { instead } = found;
      const meant = instead?.text ?? null;
      return [
        ...(meant === null
          ? []
          : [{ kind: 'meant', id: 'meant', name: `Did you mean ${meant}?`, href: listOf(meant) } as const]),
        ...(instead?.products ?? []).slice(0, PRODUCTS_SUGGESTED).map(bottle('near')),
        { kind: 'onward', id: 'categories', name: 'Browse all categories', href: '/categories' },
      ];
    },

    signIn: async (email: string, signal: AbortSignal): Promise<Credentials> => {
      const body = { email, password: PLACEHOLDER_PASSWORD };
      const fallback = 'Login failed. Please try again.';
      return (await call('POST', '/auth/login', CredentialsAnswerSchema, { body, signal, fallback })).data;
    },

    /** SRV-2. */
    sendCode: async (email: string, signal: AbortSignal): Promise<boolean> =>
      (await call('POST', '/auth/codes', CodeAnswerSchema, { body: { email }, signal })).data.isKnown,

    /** SRV-3. */
    signInByCode: async (email: string, code: string, signal: AbortSignal): Promise<Credentials> => {
      const body = { email, code };
      const fallback = 'Login failed. Please try again.';
      return (await call('POST', '/auth/code-login', CredentialsAnswerSchema, { body, signal, fallback })).data;
    },

    /** SRV-10. */
    signUp: async (form: SignupForm, signal: AbortSignal): Promise<SignupAnswer> => {
      const body = { ...form, country: 'United Kingdom' };
      try {
        await call('POST', '/auth/signup', CredentialsAnswerSchema, { body, signal, fallback: 'Signup failed' });
        return 'created';
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'conflict') return 'emailTaken';
        throw error;
      }
    },

    /** SRV-4. */
    placeOrder: async ({ order, voucher, email }: Submission, signal: AbortSignal): Promise<TakenOrder> => {
      const { delivery, payment } = order;
      const lines = order.lines.map(({ id, quantity, price }) => ({ id, quantity, price }));
      const body = { lines, delivery, payment, voucher, email };
      return (await call('POST', '/orders', OrderAnswerSchema, { body, signal })).data;
    },

    /** SRV-9. */
    accountOrders: async (signal: AbortSignal): Promise<readonly Order[]> =>
      (await call('GET', '/orders', OrdersAnswerSchema, { signal })).data,

    signOut: async (token: string | null, signal: AbortSignal): Promise<void> => {
      await call('POST', '/auth/logout', v.unknown(), { token, signal });
    },
  };
}

export type ApiClient = ReturnType<typeof apiClient>;
