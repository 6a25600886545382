const NARROWS_TYPE = 'The check narrows the type. No other event has this field, so the answer is the same.';
const BOTH_ARE_THERE =
  'There is a place for each character of the folded text, so both exist. The check is for the type.';
const STARTS_WITH_SLASH = 'A path starts with a slash, so the first slashes are those at its start.';
const NO_DATE_EITHER_WAY = 'A text without three parts is refused, whatever stands for the missing ones.';
const HAS_ERROR = 'The message is asked for only where there is an error.';
const NO_ISSUE = 'Without issues there is none of any field; a text is an issue of no field.';
const IS_THERE = 'In these states there is one. The check is for the type.';
const NO_ID = 'A text has no id, so it is no product that is looked for.';
const NO_PAGE = 'No page has this name.';
const ERROR_OF_DAY = 'Where no day is read there is an error, so the second check decides. The first is for the type.';

/** Mutants of plain code that make no difference, by their words, each with the reason. */
export const EQUIVALENT_CODE: Readonly<Record<string, string>> = {
  "machines/catalogue/remembered-lists.ts: 'event.type === 'list.requested'' becomes 'true' in: event.type === 'list.requested' && event.kind === 'pop' ? rememberedList(remembered, event.query) : null;":
    NARROWS_TYPE,
  "machines/help/find-text.ts: 'first && last' becomes 'true' in: if (first && last) ranges.push({ start: first.start, end: last.end });":
    BOTH_ARE_THERE,
  "machines/help/find-text.ts: 'first && last' becomes 'first || last' in: if (first && last) ranges.push({ start: first.start, end: last.end });":
    BOTH_ARE_THERE,
  "machines/product/known-product.ts: 'event.type === 'product.requested'' becomes 'true' in: event.type === 'product.requested' ? (event.known ?? related.find(({ id }) => id === event.id) ?? null) : null;":
    NARROWS_TYPE,
  "machines/shop/commands.ts: '/^\\/+/' becomes '/\\/+/' in: return entry ? `${entry.address.path.replace(/^\\/+/, '/')}${entry.address.search}${entry.fragment}` : null;":
    STARTS_WITH_SLASH,
  "machines/signup/date-of-birth.ts: '[]' becomes '[\"Stryker was here\"]' in: const pieces = (clean.match(/\\d+|\\p{L}+/gu) ?? []).filter((piece) => !FILLERS.includes(piece));":
    NO_DATE_EITHER_WAY,
  "machines/signup/date-of-birth.ts: '''' becomes '\"Stryker was here!\"' in: const [one = '', two = '', three = '', ...others] = TOGETHER.exec(clean)?.slice(1) ?? pieces;":
    NO_DATE_EITHER_WAY,
  "machines/signup/date-of-birth.ts: 'three === ''' becomes 'false' in: if (three === '' || others.length > 0) return null;":
    NO_DATE_EITHER_WAY,
  "machines/signup/date-of-birth.ts: '''' becomes '\"Stryker was here!\"' in: if (three === '' || others.length > 0) return null;":
    NO_DATE_EITHER_WAY,
  "machines/signup/signup-form.ts: '[]' becomes '[\"Stryker was here\"]' in: const { issues = [] } = v.safeParse(signupSchema(today), form);":
    NO_ISSUE,
  "machines/signup/signup-form.ts: '''' becomes '\"Stryker was here!\"' in: ({ input }) => birthError(input, today) ?? '',":
    HAS_ERROR,
  "machines/catalogue/catalogue.selectors.ts: '[]' becomes '[\"Stryker was here\"]' in: .flatMap((shown) => shown?.products ?? [])":
    NO_ID,
  "machines/catalogue/catalogue.selectors.ts: 'snapshot.context.list?.total' becomes 'snapshot.context.list.total' in: return view === 'showing' || view === 'empty' ? (snapshot.context.list?.total ?? null) : null;":
    IS_THERE,
  "machines/orders/orders.selectors.ts: 'snapshot.context.problem?.message' becomes 'snapshot.context.problem.message' in: ? (snapshot.context.problem?.message ?? null)":
    IS_THERE,
  "machines/orders/orders.selectors.ts: 'snapshot.context.repeated?.number' becomes 'snapshot.context.repeated.number' in: snapshot.matches({ repeat: 'asking' }) && snapshot.context.repeated?.number === number;":
    IS_THERE,
  "machines/orders/orders.selectors.ts: 'snapshot.context.repeated?.number' becomes 'snapshot.context.repeated.number' in: snapshot.matches({ repeat: 'unanswered' }) && snapshot.context.repeated?.number === number":
    IS_THERE,
  "machines/saved-offers/saved-offers.selectors.ts: 'snapshot.context.problem?.message' becomes 'snapshot.context.problem.message' in: snapshot.matches({ shown: 'unanswered' }) ? (snapshot.context.problem?.message ?? null) : null;":
    IS_THERE,
  "machines/shop/shop.selectors.ts: '[]' becomes '[\"Stryker was here\"]' in: const [page] = typeof value === 'object' ? stateText(value.running.page).split('.') : [];":
    NO_PAGE,
  "machines/shop/shop.selectors.ts: 'context.route?.name' becomes 'context.route.name' in: const shown = page === 'text' ? context.route?.name : page;":
    IS_THERE,
  "machines/signup/signup.selectors.ts: 'typed.kind === 'day'' becomes 'true' in: return typed.kind === 'day' && birthError(form.dateOfBirth, today) === null ? typed.iso : null;":
    ERROR_OF_DAY,
};
