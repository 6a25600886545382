import { Menu } from '@ark-ui/react/menu';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from '#src/platform/navigation.ts';
import { menuPanel } from '#styled-system/recipes';

type Props = {
  id: string;
  /** The button that opened the menu names it. */
  triggerId: string;
  onDismiss: () => void;
  /** Arrow keys start from this item. */
  first: string;
  children: ReactNode;
};

/**
 * The menu is only rendered while it is open. Ark handles arrow keys, typing ahead, Escape and ARIA. The caller moves
 * the focus after closing, because its button exists before this code is loaded.
 */
export function MenuPanel({ id, triggerId, onDismiss, first, children }: Props) {
  const c = menuPanel();
  /** Tab closes the menu, as Escape does, so the focus is never trapped. */
  const press = (event: KeyboardEvent) => (event.key === 'Tab' ? onDismiss() : undefined);
  return (
    <Menu.Root
      open
      onOpenChange={(details) => (details.open ? undefined : onDismiss())}
      defaultHighlightedValue={first}
      // A real click goes through the router. Ark's own click does not bubble and would reload the page.
      navigate={({ node }) => node.click()}
      ids={{ content: id, trigger: triggerId }}
      positioning={{ placement: 'bottom-end', gutter: 10 }}
    >
      <Menu.Positioner>
        <Menu.Content className={c.content} onKeyDown={press}>
          {children}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

/** A group of items has a visible title that names it. */
export const MenuGroup = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => {
  const c = menuPanel();
  return (
    <Menu.ItemGroup>
      <Menu.ItemGroupLabel className={c.heading}>
        <b className={c.name}>{title}</b>
        <span className={c.note}>{note}</span>
      </Menu.ItemGroupLabel>
      {children}
    </Menu.ItemGroup>
  );
};

type ItemProps = { value: string; children: ReactNode };

export const MenuLink = ({ value, href, children }: ItemProps & { href: string }) => (
  <Menu.Item value={value} asChild>
    <Link href={href} tabIndex={-1} className={menuPanel().item}>
      {children}
    </Link>
  </Menu.Item>
);

/**
 * Ark's own `onSelect` takes the highlighted item. Voice control and screen readers press without moving the highlight
 * first, and would choose another item.
 */
export const MenuAction = ({ value, onSelect, children }: ItemProps & { onSelect: () => void }) => (
  <Menu.Item value={value} onClick={onSelect} className={menuPanel().item}>
    {children}
  </Menu.Item>
);

export const MenuRule = () => <Menu.Separator className={menuPanel().separator} />;
