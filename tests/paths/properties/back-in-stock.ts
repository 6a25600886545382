import type { backInStockMachine } from '#machines/back-in-stock/back-in-stock.machine.ts';
import { watchedState } from '#machines/back-in-stock/back-in-stock.selectors.ts';
import { newsOf } from '#machines/back-in-stock/watched-products.ts';
import type { CatalogueAnswer } from '#machines/domain/catalogue-answer.ts';
import type { NamedProduct } from '#machines/domain/named-product.ts';
import { answerOf, asked, factsOf, failureOf, isReported } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, situation, beginning, sent, isOn } = sentencesOn<typeof backInStockMachine>();

type Snapshot = Parameters<Parameters<typeof situation>[1]>[0];

const MOST = 20;
const textOf = (products: readonly { id: string }[] | undefined): string =>
  (products ?? []).map(({ id }) => id).join(' ');
const idsOf = ({ context }: Snapshot): string => textOf(context.watched);
const isKnown = (snapshot: Snapshot): boolean => snapshot.matches({ book: 'open' });
const has = ({ context }: Snapshot, id: string): boolean => context.watched.some((product) => product.id === id);
const told = ({ context }: Snapshot): string =>
  newsOf(context)
    .map(({ kind, product }) => `${product.id} ${kind}`)
    .join(', ');
const without = (snapshot: Snapshot, ids: readonly (string | undefined)[]): string =>
  textOf(snapshot.context.watched.filter(({ id }) => !ids.includes(id)));

export const backInStockProperties = [
  beginning('BCK-2 nothing is told and nothing is asked before storage has been read', (first) => {
    return told(first) === '' && first.matches({ stock: 'unasked', news: 'none' });
  }),
  step(
    'BCK-1 BCK-2 stored products are watched again, and the catalogue is asked for all of them in one request',
    (happening) => isOn(happening, 'page.hydrated') && !isKnown(happening.before),
    (happening) => {
      const stored = textOf(sent(happening, 'page.hydrated')?.watched.products);
      const question = asked(happening, 'checkStock')?.input as { ids: readonly string[] } | undefined;
      return idsOf(happening.after) === stored && (question?.ids.join(' ') ?? '') === stored;
    },
  ),
  step(
    'BCK-2 BCK-4 the catalogue is asked once a visit, and again only after it has not answered',
    (happening) => asked(happening, 'checkStock') !== null,
    (happening) =>
      isOn(happening, 'page.hydrated') ? !isKnown(happening.before) : happening.before.matches({ stock: 'unanswered' }),
  ),
  situation('BCK-1 never more than twenty are watched', isKnown, ({ context }) => context.watched.length <= MOST),
  step(
    'BCK-1 a product is watched, the newest first, once; at the limit a message says so',
    (happening) => isOn(happening, 'watch.requested') && isKnown(happening.before),
    (happening) => {
      const { before, after } = happening;
      const id = sent(happening, 'watch.requested')?.product.id ?? '';
      const isRefused = !has(before, id) && before.context.watched.length >= MOST;
      const expected = has(before, id) || isRefused ? idsOf(before) : [id, idsOf(before)].join(' ').trim();
      return idsOf(after) === expected && isReported(happening, 'backInStock.full') === isRefused;
    },
  ),
  step(
    'BCK-5 what is not to be told any more is not watched, and its product is reported for Undo',
    (happening) => isOn(happening, 'watch.cancelled') && isKnown(happening.before),
    (happening) => {
      const id = sent(happening, 'watch.cancelled')?.id ?? '';
      const [fact] = factsOf(happening, 'backInStock.watch.cancelled');
      const reported = (fact?.product as NamedProduct | undefined)?.id;
      return (
        idsOf(happening.after) === without(happening.before, [id]) &&
        reported === (has(happening.before, id) ? id : undefined)
      );
    },
  ),
  step(
    'BCK-2 BCK-4 what is back or no longer sold is told, and what is still out of stock is not',
    (happening) => answerOf(happening, 'checkStock') !== null,
    (happening) => {
      const { found, asked: ids } = (answerOf(happening, 'checkStock')?.output ?? {
        asked: [],
        found: [],
      }) as CatalogueAnswer;
      return happening.after.context.watched
        .filter(({ id }) => ids.includes(id))
        .every(({ id }) => {
          const product = found.find((each) => each.id === id);
          const expected = product?.inStock === false ? 'outOfStock' : 'inStock';
          return watchedState(id)(happening.after) === (product ? expected : 'gone');
        });
    },
  ),
  situation(
    'BCK-2 a notice is shown while there is something to tell',
    isKnown,
    (now) => now.matches({ news: 'shown' }) === (told(now) !== ''),
  ),
  step(
    'BCK-4 a catalogue that does not answer loses nothing and says nothing',
    (happening) => failureOf(happening, 'checkStock') !== null,
    ({ before, after }) => idsOf(before) === idsOf(after) && told(before) === told(after),
  ),
  step(
    'NET-1 it is asked again when the connection is back',
    (happening) => isOn(happening, 'load.retried') && happening.before.matches({ stock: 'unanswered' }),
    (happening) => asked(happening, 'checkStock') !== null,
  ),
  step(
    'BCK-3 a dismissed notice is not shown again: its products are not watched any more, the others are',
    (happening) => isOn(happening, 'news.dismissed') && isKnown(happening.before),
    ({ before, after }) =>
      told(after) === '' &&
      idsOf(after) ===
        without(
          before,
          newsOf(before.context).map(({ product }) => product.id),
        ),
  ),
  step(
    'BCK-3 a product that is seen in stock on its page is not watched any more, unless Back shows it as it was',
    (happening) => isOn(happening, 'product.viewed') && isKnown(happening.before),
    (happening) => {
      const viewed = sent(happening, 'product.viewed');
      const isSeen = viewed?.product.inStock === true && !viewed.isRecalled;
      return (
        idsOf(happening.after) === (isSeen ? without(happening.before, [viewed.product.id]) : idsOf(happening.before))
      );
    },
  ),
  step(
    'BCK-3 nothing is told of a product that is watched anew',
    (happening) => isOn(happening, 'watch.requested') && isKnown(happening.before),
    (happening) => told(happening.after) === told(happening.before),
  ),
  step(
    'BCK-1 every change of this tab is stored at once',
    (happening) => idsOf(happening.before) !== idsOf(happening.after) && isKnown(happening.before),
    (happening) => {
      if (isOn(happening, 'watched.changedElsewhere')) return asked(happening, 'storeWatched') === null;
      const stored = asked(happening, 'storeWatched')?.input as { products: readonly NamedProduct[] } | undefined;
      return textOf(stored?.products) === idsOf(happening.after);
    },
  ),
  step(
    'BCK-6 two tabs watch the same products, and what one has told the other does not tell again',
    (happening) => isOn(happening, 'watched.changedElsewhere') && isKnown(happening.before),
    (happening) =>
      idsOf(happening.after) === textOf(sent(happening, 'watched.changedElsewhere')?.products) &&
      told(happening.after)
        .split(', ')
        .every((one) => one === '' || told(happening.before).includes(one)),
  ),
  step(
    'BCK-6 a damaged entry is reported once, and the others are stored again',
    (happening) =>
      (isOn(happening, 'page.hydrated') && !isKnown(happening.before)) || isReported(happening, 'backInStock.damaged'),
    (happening) => {
      const damaged = sent(happening, 'page.hydrated')?.watched.damaged ?? -1;
      const reported = factsOf(happening, 'backInStock.damaged').map(({ count }) => count);
      if (damaged === 0) return reported.length === 0;
      return reported.length === 1 && reported[0] === damaged && asked(happening, 'storeWatched') !== null;
    },
  ),
  step(
    'BCK-7 the page knows from storage whether the products are stored',
    (happening) => answerOf(happening, 'storeWatched') !== null,
    (happening) =>
      happening.after.matches({ book: { open: 'stored' } }) === (answerOf(happening, 'storeWatched')?.output === true),
  ),
  step(
    'STO-1 the page says from the start that the browser cannot store the watched products',
    (happening) => isOn(happening, 'storage.refused') && happening.before.matches({ book: { open: 'stored' } }),
    (happening) => happening.after.matches({ book: { open: 'notStored' } }),
  ),
];
