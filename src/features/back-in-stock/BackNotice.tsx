import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { watches } from '#machines/back-in-stock/back-in-stock.selectors.ts';
import { type News, newsOf } from '#machines/back-in-stock/watched-products.ts';
import { productHref } from '#machines/domain/product.ts';
import { Link } from '#src/platform/navigation.ts';
import { useRemovedMessage } from '#src/platform/removed-message.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { moveFocusOnDismiss } from '#src/ui/move-focus-on-dismiss.ts';
import { backInStock, toasts } from '#styled-system/recipes';

function NewsLine(news: News) {
  if (news.kind === 'gone') return <span>{`${news.product.name} is no longer sold`}</span>;
  return <Link href={productHref(news.product)}>{`${news.product.name} is back`}</Link>;
}

/** It looks like a message, but stays until it is dismissed or its products have been seen. BCK-2 to BCK-4. */
export function BackNotice() {
  const flow = useFlow('backInStock');
  const news = newsOf(useSelector(flow, watches));
  const c = toasts();
  return (
    <div ref={useRemovedMessage()} className={`on-dark ${c.message}`}>
      <div className={c.words}>
        <b className={c.title}>You asked us to tell you</b>
        <ul className={backInStock().news}>
          {news.map((each) => (
            <li key={each.product.id}>
              <NewsLine {...each} />
            </li>
          ))}
        </ul>
      </div>
      <IconButton
        label="Dismiss this notice"
        onClick={(event) => {
          moveFocusOnDismiss(event);
          flow.send({ type: 'news.dismissed' });
        }}
      >
        <X size={20} strokeWidth={1.5} />
      </IconButton>
    </div>
  );
}
