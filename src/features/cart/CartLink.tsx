import { useSelector } from '@xstate/react';
import { ShoppingBag } from 'lucide-react';
import { cartCount } from '#machines/cart/cart.selectors.ts';
import { formatCount } from '#machines/domain/money.ts';
import { Link } from '#src/platform/navigation.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { hiddenText, iconButton, siteHeader } from '#styled-system/recipes';

const MOST_SHOWN = 99;

function nameOf(count: number): string {
  if (count === 0) return 'Cart, empty';
  return count === 1 ? 'Cart, 1 item' : `Cart, ${formatCount(count)} items`;
}

/** Only a change by the visitor moves the badge: a cart restored at the start does not. design.md, Motion. */
function bump(badge: HTMLElement | null): void {
  if (badge && navigator.userActivation?.hasBeenActive) badge.dataset.bump = '';
}

/** The badge counts pieces, not lines. Each change of its name is read out. HDR-2. */
export function CartLink() {
  const count = useSelector(useFlow('cart'), cartCount);
  const name = nameOf(count);
  return (
    <>
      <Link href="/cart" className={iconButton()} aria-label={name}>
        <ShoppingBag size={20} strokeWidth={1.5} />
        {count > 0 ? (
          <span key={count} ref={bump} className={siteHeader().badge} aria-hidden>
            {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
          </span>
        ) : null}
      </Link>
      <span aria-live="polite" className={hiddenText()}>
        {name}
      </span>
    </>
  );
}
