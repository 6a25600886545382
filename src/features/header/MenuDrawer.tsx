import { useSelector } from '@xstate/react';
import { ChevronRight, CircleQuestionMark, Mail, Smartphone, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { User } from '#machines/domain/auth.ts';
import { shownPage } from '#machines/shop/shop.selectors.ts';
import { leaveFocusToDialog } from '#src/platform/focus.ts';
import { useNewPageHeading } from '#src/platform/focus-on-navigation.ts';
import { Link } from '#src/platform/navigation.ts';
import { useFlow, useShop } from '#src/platform/shop-context.ts';
import { Drawer } from '#src/ui/Drawer.tsx';
import { Persona } from '#src/ui/Persona.tsx';
import { Wordmark } from '#src/ui/Wordmark.tsx';
import { mainMenu } from '#styled-system/recipes';
import { DEVICE_LINKS, PROFILE_LINK } from './account-links.ts';
import { OPENERS, visibleOpener } from './header.dom.ts';
import { MAIN_LINKS } from './links.ts';
import { PlainSearch } from './PlainSearch.tsx';

type Props = {
  open: boolean;
  onDismiss: () => void;
  user: User | null;
  footer: ReactNode;
};

const MORE_LINKS = [
  { href: '/help', name: 'Help', Icon: CircleQuestionMark },
  { href: '/contact', name: 'Contact', Icon: Mail },
  { href: '/shipping', name: 'Shipping', Icon: Truck },
] as const;

/** Narrow screens have the links in a drawer. HDR-4. */
export function MenuDrawer({ open, onDismiss, user, footer }: Props) {
  const header = useFlow('header');
  const page = useSelector(useShop(), shownPage);
  const newHeading = useNewPageHeading();
  const c = mainMenu();
  return (
    <Drawer
      open={open}
      onDismiss={onDismiss}
      side="left"
      title="Menu"
      mark={<Wordmark place="drawer" />}
      footer={footer}
      finalFocusEl={() => newHeading() ?? visibleOpener(OPENERS.menu)}
    >
      {user ? (
        <div className={c.who}>
          <Persona user={user} />
        </div>
      ) : null}
      <div className={c.search}>
        <PlainSearch />
      </div>
      <nav aria-label="Menu">
        {MAIN_LINKS.map(({ href, name, page: own }) => (
          <Link key={href} href={href} className={c.link} aria-current={page === own ? 'page' : undefined}>
            <span>{name}</span>
            <ChevronRight size={20} strokeWidth={1.5} />
          </Link>
        ))}
        <div className={c.more}>
          {[...(user ? [PROFILE_LINK] : []), ...DEVICE_LINKS].map(({ href, name, Icon }) => (
            <Link key={href} ref={leaveFocusToDialog} href={href} className={c.moreLink}>
              <Icon size={20} strokeWidth={1.5} />
              <span>{name}</span>
            </Link>
          ))}
          <button type="button" className={c.moreLink} onClick={() => header.send({ type: 'appCode.opened' })}>
            <Smartphone size={20} strokeWidth={1.5} />
            Download App
          </button>
          {MORE_LINKS.map(({ href, name, Icon }) => (
            <Link key={href} href={href} className={c.moreLink}>
              <Icon size={20} strokeWidth={1.5} />
              <span>{name}</span>
            </Link>
          ))}
        </div>
      </nav>
    </Drawer>
  );
}
