import type { CatalogueAnswer } from '#machines/domain/catalogue-answer.ts';
import type { savedOffersMachine } from '#machines/saved-offers/saved-offers.machine.ts';
import { bottleState, offersProblem } from '#machines/saved-offers/saved-offers.selectors.ts';
import { answerOf, asked, failureOf } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, run, isOn } = sentencesOn<typeof savedOffersMachine>();

const idsAsked = (happening: Parameters<typeof asked>[0]) =>
  (asked(happening, 'findProducts')?.input as { ids: readonly string[] } | undefined)?.ids;

/** What the catalogue has said. */
const answerIn = (happening: Parameters<typeof answerOf>[0]): CatalogueAnswer =>
  (answerOf(happening, 'findProducts')?.output ?? { asked: [], found: [] }) as CatalogueAnswer;

export const savedOffersProperties = [
  run('SAV-4 the catalogue is not asked while another page is shown', () => {
    let isShown = false;
    return (happening) => {
      if (isOn(happening, 'offers.viewed')) isShown = true;
      if (isOn(happening, 'offers.left')) isShown = false;
      return isShown ? null : asked(happening, 'findProducts') === null;
    };
  }),
  step(
    'SAV-4 each visit requests all saved bottles',
    (happening) => isOn(happening, 'offers.viewed') && happening.before.context.ids.length > 0,
    (happening) => idsAsked(happening)?.join(' ') === happening.before.context.ids.join(' '),
  ),
  run('SAV-4 bottles that are saved while the page is shown are requested, too', () => {
    let requested: readonly string[] = [];
    return (happening) => {
      const { ids } = happening.after.context;
      const isNew = ids.some((id) => !requested.includes(id));
      if (isOn(happening, 'offers.viewed')) requested = [];
      requested = idsAsked(happening) ?? requested;
      return isOn(happening, 'bottles.listed') && happening.before.matches({ shown: 'known' }) && isNew
        ? idsAsked(happening)?.join(' ') === ids.join(' ')
        : null;
    };
  }),
  run('SAV-4 API-3 a visit requests no bottle twice, whatever the answer leaves out', () => {
    let requested: readonly string[] = [];
    return (happening) => {
      const before = requested;
      requested = idsAsked(happening) ?? requested;
      const isComplete = happening.after.context.ids.every((id) => before.includes(id));
      return answerOf(happening, 'findProducts') !== null && isComplete ? idsAsked(happening) === undefined : null;
    };
  }),
  step(
    'SAV-4 API-3 a bottle that the answer leaves out is unreadable, and not gone',
    (happening) => answerOf(happening, 'findProducts') !== null && !happening.after.hasTag('busy'),
    (happening) => {
      const { asked: ids } = answerIn(happening);
      return happening.after.context.ids
        .filter((id) => !ids.includes(id))
        .every((id) => bottleState(id)(happening.after) === 'unreadable');
    },
  ),
  step(
    'SAV-4 a bottle is in stock, out of stock, or no longer sold, as the catalogue says',
    (happening) => answerOf(happening, 'findProducts') !== null,
    (happening) => {
      const { found, asked: ids } = answerIn(happening);
      const wanted = (id: string) => {
        const product = found.find((each) => each.id === id);
        if (!product) return 'gone';
        return product.inStock ? 'inStock' : 'outOfStock';
      };
      return ids.every((id) => bottleState(id)(happening.after) === wanted(id));
    },
  ),
  step(
    'SAV-4 similar bottles are requested for bottles that are out of stock, and for no others',
    (happening) => answerOf(happening, 'findProducts') !== null,
    (happening) => {
      const { found } = answerIn(happening);
      const soldOut = found.filter(({ inStock }) => !inStock);
      const question = asked(happening, 'findAlternatives')?.input as { products: readonly unknown[] } | undefined;
      return soldOut.length === 0
        ? question === undefined
        : JSON.stringify(question?.products) === JSON.stringify(soldOut);
    },
  ),
  step(
    'SAV-4 similar bottles are shown',
    (happening) => answerOf(happening, 'findAlternatives') !== null,
    (happening) => happening.after.context.alternatives === answerOf(happening, 'findAlternatives')?.output,
  ),
  step(
    'SAV-4 if the catalogue does not answer, the page says so, and the shopper can try again',
    (happening) => failureOf(happening, 'findProducts') !== null,
    ({ after }) => offersProblem(after) !== null && after.can({ type: 'load.retried' }),
  ),
  step(
    'SAV-4 the page works without similar bottles',
    (happening) => failureOf(happening, 'findAlternatives') !== null,
    ({ after }) => offersProblem(after) === null,
  ),
  step(
    'API-3 Try again sends the request again',
    (happening) => isOn(happening, 'load.retried') && happening.before.can({ type: 'load.retried' }),
    (happening) => idsAsked(happening) !== undefined,
  ),
  step(
    'SAV-4 leaving the page cancels its requests',
    (happening) => isOn(happening, 'offers.left'),
    ({ after }) => !after.hasTag('busy'),
  ),
];
