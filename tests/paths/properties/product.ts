import type { Fetched } from '#machines/domain/fetched.ts';
import { ProblemError } from '#machines/domain/problem.ts';
import type { Product } from '#machines/domain/product.ts';
import type { productMachine } from '#machines/product/product.machine.ts';
import {
  canStepDown,
  canStepUp,
  chosenCrop,
  chosenQuantity,
  isRelatedLoading,
  isSlow,
  problemMessage,
  productView,
  relatedProducts,
  shownProduct,
} from '#machines/product/product.selectors.ts';
import { answerOf, asked, factsOf, failureOf, isAsked, isReported } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, situation, beginning, run, sent, isOn } = sentencesOn<typeof productMachine>();

type Step = Parameters<typeof sent>[0];
type Snapshot = Step['after'];

/** API-3. */
const SLOW_MS = 8000;
/** The most that can be chosen at once. */
const MOST = 99;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isIdle = (snapshot: Snapshot): boolean => snapshot.matches('idle');
const isShowing = (snapshot: Snapshot): boolean => productView(snapshot) === 'showing';

/** A product that comes for the first time, or takes the place of what a shelf knew of it. */
const productCame = (happening: Step): Product | null =>
  (
    (answerOf(happening, 'fetchProduct') ?? answerOf(happening, 'verifyProduct'))?.output as
      | Fetched<Product>
      | undefined
  )?.data ?? null;
const productFailed = (happening: Step): unknown =>
  (failureOf(happening, 'fetchProduct') ?? failureOf(happening, 'verifyProduct'))?.error;
const isNotFound = (error: unknown): boolean => error instanceof ProblemError && error.code === 'notFound';
const idAsked = (happening: Step): unknown =>
  (asked(happening, 'fetchProduct') ?? asked(happening, 'verifyProduct'))?.input;
const isAskedFor = (snapshot: Snapshot): boolean =>
  isAsked(snapshot, 'fetchProduct') || isAsked(snapshot, 'verifyProduct');

const productToday = (happening: Step): Product | null =>
  (answerOf(happening, 'revalidateProduct')?.output as Product | undefined) ?? null;
/** The shop no longer sells the product of the prerendered page. */
const isWithdrawn = (happening: Step): boolean => isNotFound(failureOf(happening, 'revalidateProduct')?.error);
const isFetchedFromPage = (happening: Step): boolean =>
  (answerOf(happening, 'fetchProduct')?.output as Fetched<Product> | undefined)?.isPrerendered ?? false;
const isRevalidated = (snapshot: Snapshot): boolean =>
  isAsked(snapshot, 'revalidateProduct') || isAsked(snapshot, 'revalidateRelated');

const isElsewhere = ({ before }: Step, product: Product): boolean =>
  before.context.category !== null && before.context.category !== product.category;

const quantityAfter = (happening: Step): number => {
  const quantity = chosenQuantity(happening.before) + (sent(happening, 'quantity.stepped')?.by ?? 0);
  return Math.min(MOST, Math.max(1, quantity));
};

export const productProperties = [
  beginning(
    'DET-1 no product is requested at first',
    (first) => isIdle(first) && !isAskedFor(first) && chosenQuantity(first) === 1,
  ),
  step(
    'DET-1 RTE-2 the product is the one of the address',
    (happening) => isOn(happening, 'product.requested'),
    (happening) => {
      const request = sent(happening, 'product.requested');
      const { after } = happening;
      const isRight = !isShowing(after) || shownProduct(after)?.id === request?.id;
      return (
        after.context.id === request?.id && after.context.category === request?.category && isRight && !isIdle(after)
      );
    },
  ),
  step(
    'DET-2 a product is looked up by its id',
    (happening) => idAsked(happening) !== undefined,
    (happening) =>
      isOn(happening, 'product.requested', 'load.retried') &&
      isSame(idAsked(happening), { id: happening.after.context.id }),
  ),
  step(
    'DET-2 an unknown product is looked up',
    (happening) => {
      const request = sent(happening, 'product.requested');
      return request?.kind === 'push' && shownProduct(happening.before)?.id !== request.id;
    },
    ({ after }) => isAskedFor(after),
  ),
  step(
    'DET-1 a product that a list has shown is shown at once, and is still looked up',
    (happening) => {
      const request = sent(happening, 'product.requested');
      return request?.known !== null && request?.kind === 'push' && shownProduct(happening.before)?.id !== request.id;
    },
    (happening) =>
      shownProduct(happening.after) === sent(happening, 'product.requested')?.known && isAskedFor(happening.after),
  ),
  step(
    'DET-1 the answer replaces the product from the list',
    (happening) => productCame(happening) !== null,
    (happening) => shownProduct(happening.after) === productCame(happening) && !isAskedFor(happening.after),
  ),
  step(
    "DET-2 an unknown id: 'not found'",
    (happening) => isNotFound(productFailed(happening)),
    ({ after }) => productView(after) === 'notFound',
  ),
  step(
    'DET-2 API-3 a failure is shown with its message, and Try again requests the same product',
    (happening) => productFailed(happening) !== undefined && !isNotFound(productFailed(happening)),
    (happening) => {
      const error = productFailed(happening);
      return (
        productView(happening.after) === 'failed' &&
        problemMessage(happening.after) === (error as ProblemError).message &&
        happening.after.can({ type: 'load.retried' })
      );
    },
  ),
  step(
    'DET-2 Try again requests the same product',
    (happening) =>
      isOn(happening, 'load.retried') && (productView(happening.before) === 'failed' || isSlow(happening.before)),
    (happening) =>
      isSame(idAsked(happening), { id: happening.before.context.id }) &&
      productView(happening.after) === 'placeholders',
  ),
  step(
    "DET-2 RTE-7 the page says 'not found' or 'failed' only after an answer, or as the server has",
    ({ before, after }) =>
      productView(before) !== productView(after) && ['notFound', 'failed'].includes(productView(after)),
    (happening) =>
      productFailed(happening) !== undefined || isWithdrawn(happening) || isOn(happening, 'product.unlisted'),
  ),
  run('RTE-7 a page that the server has sent as not found says so until the API has answered', () => {
    let isUnlisted = false;
    return (happening) => {
      const isFirst = productView(happening.before) === 'placeholders' && !isIdle(happening.before);
      if (isOn(happening, 'product.unlisted')) isUnlisted = isFirst && !isSlow(happening.before);
      if (isOn(happening, 'product.requested', 'product.left')) isUnlisted = false;
      if (productCame(happening) !== null || productFailed(happening) !== undefined) isUnlisted = false;
      return isUnlisted ? productView(happening.after) === 'notFound' && isAskedFor(happening.after) : null;
    };
  }),
  step(
    'RTE-3 the right address replaces one with a wrong category',
    (happening) => {
      const product = productCame(happening);
      return product !== null && isElsewhere(happening, product);
    },
    (happening) => {
      const product = productCame(happening);
      const [fact] = factsOf(happening, 'navigation.requested');
      return fact?.href === `/products/${product?.category}/${product?.id}` && fact.kind === 'replace';
    },
  ),
  step(
    'RTE-3 a right address, or one without a category, stays',
    (happening) => {
      const product = productCame(happening);
      return product !== null && !isElsewhere(happening, product);
    },
    (happening) => !isReported(happening, 'navigation.requested'),
  ),
  run('RTE-5 Back to a loaded product shows it as it was, without a request', () => {
    const seen = new Map<string, Product>();
    return (happening) => {
      const { after } = happening;
      const came = productCame(happening);
      if (came) seen.set(came.id, came);
      const today = productToday(happening);
      if (today) seen.set(today.id, shownProduct(after) ?? today);
      if (isWithdrawn(happening)) seen.delete(shownProduct(happening.before)?.id ?? '');
      const request = sent(happening, 'product.requested');
      const known = request?.kind === 'pop' ? seen.get(request.id) : undefined;
      const isThere = shownProduct(happening.before)?.id === known?.id;
      if (!known || isThere || known.category !== request?.category) return null;
      return shownProduct(after) === known && !isAskedFor(after) && idAsked(happening) === undefined;
    };
  }),
  run('RTE-5 Back to a product with loaded similar products does not request them again', () => {
    const shelves = new Map<string, string | null>();
    return (happening) => {
      const came = answerOf(happening, 'fetchRelated');
      if (came) shelves.set(happening.after.context.id, JSON.stringify(came.output));
      if (answerOf(happening, 'revalidateRelated')) shelves.set(happening.after.context.id, null);
      const request = sent(happening, 'product.requested');
      const isThere = shownProduct(happening.before)?.id === request?.id;
      if (request?.kind !== 'pop' || isThere || !isShowing(happening.after) || isAskedFor(happening.after)) return null;
      const shelf = shelves.get(request.id);
      if (shelf === null) return null;
      if (shelf === undefined) return isAsked(happening.after, 'fetchRelated');
      return asked(happening, 'fetchRelated') === null && JSON.stringify(relatedProducts(happening.after)) === shelf;
    };
  }),
  step(
    'RTE-5 a link to the shown product changes nothing',
    (happening) => {
      const request = sent(happening, 'product.requested');
      const shown = shownProduct(happening.before);
      const isThere = request !== null && shown?.id === request.id && !isAskedFor(happening.before);
      return isThere && request.kind === 'push' && request.category === shown?.category;
    },
    (happening) =>
      shownProduct(happening.after) === shownProduct(happening.before) &&
      chosenQuantity(happening.after) === chosenQuantity(happening.before) &&
      happening.effects.length === 0,
  ),
  step(
    'DET-1 another product starts with a quantity of one and with its whole picture',
    (happening) =>
      isOn(happening, 'product.requested') &&
      shownProduct(happening.before)?.id !== sent(happening, 'product.requested')?.id,
    ({ after }) => chosenQuantity(after) === 1 && chosenCrop(after) === 'whole',
  ),
  step(
    'DET-1 plus and minus change the quantity of a product in stock, from 1 to 99',
    (happening) => isOn(happening, 'quantity.stepped') && shownProduct(happening.before)?.inStock === true,
    (happening) => chosenQuantity(happening.after) === quantityAfter(happening),
  ),
  situation(
    'DET-1 plus and minus are enabled if they change the quantity',
    (snapshot) => shownProduct(snapshot)?.inStock === true,
    (snapshot) =>
      canStepUp(snapshot) === chosenQuantity(snapshot) < MOST && canStepDown(snapshot) === chosenQuantity(snapshot) > 1,
  ),
  step(
    'DET-1 the chosen part of the picture is shown',
    (happening) => isOn(happening, 'crop.chosen') && isShowing(happening.before),
    (happening) => chosenCrop(happening.after) === sent(happening, 'crop.chosen')?.crop,
  ),
  step(
    'DET-1 only the shopper changes the choices for the shown product',
    (happening) =>
      isShowing(happening.before) &&
      shownProduct(happening.before)?.id === shownProduct(happening.after)?.id &&
      !isOn(happening, 'quantity.stepped', 'crop.chosen', 'product.requested'),
    ({ before, after }) => chosenQuantity(before) === chosenQuantity(after) && chosenCrop(before) === chosenCrop(after),
  ),
  step(
    'DET-1 related products are those of the product that is shown',
    (happening) => asked(happening, 'fetchRelated') !== null,
    (happening) => isSame(asked(happening, 'fetchRelated')?.input, { product: shownProduct(happening.after) }),
  ),
  step(
    'DET-1 when the product is confirmed, related products are requested, and it counts as viewed',
    (happening) => productCame(happening) !== null,
    (happening) =>
      isAsked(happening.after, 'fetchRelated') &&
      factsOf(happening, 'product.viewed')[0]?.product === productCame(happening) &&
      isRelatedLoading(happening.after),
  ),
  step(
    'DET-1 loaded related products are shown below, and a failure shows no error',
    (happening) => answerOf(happening, 'fetchRelated') !== null || failureOf(happening, 'fetchRelated') !== null,
    (happening) =>
      shownProduct(happening.after) === shownProduct(happening.before) &&
      !isRelatedLoading(happening.after) &&
      (failureOf(happening, 'fetchRelated') !== null ||
        relatedProducts(happening.after) === answerOf(happening, 'fetchRelated')?.output),
  ),
  step(
    'DET-1 BCK-3 a product counts as viewed when it is shown, and as one of today where the API has just said so',
    (happening) => isReported(happening, 'product.viewed'),
    (happening) => {
      const [fact] = factsOf(happening, 'product.viewed');
      const isOfToday = productCame(happening) !== null || productToday(happening) !== null;
      return fact?.product === shownProduct(happening.after) && fact?.isRecalled === !isOfToday;
    },
  ),
  run('DET-1 each confirmed product has counted as viewed', () => {
    let viewed: unknown = null;
    return (happening) => {
      const [fact] = factsOf(happening, 'product.viewed');
      if (fact) viewed = fact.product;
      const { after } = happening;
      return isShowing(after) && !isAskedFor(after) ? isSame(viewed, shownProduct(after)) : null;
    };
  }),
  step(
    'RTE-2 leaving a product cancels its request',
    (happening) => isOn(happening, 'product.left'),
    ({ after }) => isIdle(after) && !isAskedFor(after) && !isAsked(after, 'fetchRelated'),
  ),
  step(
    'RTE-2 while another page is shown nothing happens to the product',
    (happening) => isIdle(happening.before) && !isOn(happening, 'product.requested'),
    (happening) => isIdle(happening.after) && happening.effects.length === 0,
  ),
  run('API-3 after 8,000 ms of placeholders without the product: a hint and Try again', () => {
    let since: number | null = null;
    return (happening) => {
      const { before, after, at } = happening;
      if (isAsked(before, 'fetchProduct') && since !== null && isSlow(before) !== at > since + SLOW_MS) return false;
      if (asked(happening, 'fetchProduct') !== null) since = at;
      if (!isAsked(after, 'fetchProduct') || productView(after) === 'notFound') since = null;
      if (since === null) return isSlow(after) ? false : null;
      const isLong = at >= since + SLOW_MS;
      return isSlow(after) === isLong && after.can({ type: 'load.retried' }) === isLong;
    };
  }),
  situation(
    'API-3 while something is loading, the page says so',
    (snapshot) => isAskedFor(snapshot) || isAsked(snapshot, 'fetchRelated'),
    (snapshot) => snapshot.hasTag('busy'),
  ),
  run('API-5 RTE-5 only a prerendered product is revalidated, once it is complete, also after Back', () => {
    let due: string | null = null;
    return (happening) => {
      const { after } = happening;
      const came = productCame(happening);
      if (isFetchedFromPage(happening)) due = came?.id ?? null;
      else if (came?.id === due) due = null;
      const isOver =
        isWithdrawn(happening) ||
        failureOf(happening, 'revalidateProduct') !== null ||
        failureOf(happening, 'revalidateRelated') !== null ||
        answerOf(happening, 'revalidateRelated') !== null;
      if (isOver) due = null;
      const isComplete = isShowing(after) && !isRelatedLoading(after) && !after.matches({ showing: 'alone' });
      return isComplete ? isRevalidated(after) === (due === shownProduct(after)?.id) : null;
    };
  }),
  step(
    'API-5 the product that is revalidated is the one that is shown',
    (happening) => asked(happening, 'revalidateProduct') !== null,
    (happening) => isSame(asked(happening, 'revalidateProduct')?.input, { id: shownProduct(happening.after)?.id }),
  ),
  step(
    'API-5 a price that has changed since the build is corrected, and the choices stay',
    (happening) => productToday(happening) !== null,
    (happening) => {
      const { before, after } = happening;
      const today = productToday(happening);
      const isChanged = !isSame(shownProduct(before), today);
      return (
        isSame(shownProduct(after), today) &&
        (shownProduct(before) === shownProduct(after)) !== isChanged &&
        chosenQuantity(before) === chosenQuantity(after) &&
        chosenCrop(before) === chosenCrop(after)
      );
    },
  ),
  step(
    'BCK-3 what is waited for is seen as it is today: what is stored had not been read when the page opened',
    (happening) => productToday(happening) !== null,
    (happening) => isSame(factsOf(happening, 'product.viewed')[0]?.product, productToday(happening)),
  ),
  step(
    'API-5 the similar products are those of today',
    (happening) => answerOf(happening, 'revalidateRelated') !== null,
    (happening) => isSame(relatedProducts(happening.after), answerOf(happening, 'revalidateRelated')?.output),
  ),
  step(
    'API-5 a product that is no longer sold is not shown any more',
    isWithdrawn,
    ({ after }) => productView(after) === 'notFound',
  ),
  step(
    'API-5 a failed check changes nothing on the page',
    (happening) =>
      failureOf(happening, 'revalidateRelated') !== null ||
      (failureOf(happening, 'revalidateProduct') !== null && !isWithdrawn(happening)),
    ({ before, after }) =>
      isShowing(after) &&
      shownProduct(before) === shownProduct(after) &&
      relatedProducts(before) === relatedProducts(after) &&
      !isRevalidated(after),
  ),
  step(
    'ZOM-1 it is reported when the product is no longer shown',
    () => true,
    (happening) => {
      const { before, after } = happening;
      const isSameProduct =
        after.context.id === before.context.id || shownProduct(after)?.id === shownProduct(before)?.id;
      const stays = isShowing(after) && isSameProduct;
      return isReported(happening, 'product.hidden') ? isShowing(before) : !isShowing(before) || stays;
    },
  ),
];
