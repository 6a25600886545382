import { Menu } from '@ark-ui/react/menu';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from '#src/lib/navigation.ts';
import { menuPanel } from '#styled-system/recipes';

type Props = {
  id: string;
  /** The button that has opened it: it names the menu, which stands under it. */
  triggerId: string;
  onDismiss: () => void;
  /** The item that the arrow keys start from. */
  first: string;
  children: ReactNode;
};

/**
 * The menu of a button, rendered while it is open. Ark keeps arrows, typing ahead, Escape and ARIA; where the focus goes
 * afterwards is for the caller, whose button is there before this code is.
 */
export function MenuPanel({ id, triggerId, onDismiss, first, children }: Props) {
  const c = menuPanel();
  /** Nobody is kept in a menu: Tab leaves it, as Escape does. */
  const press = (event: KeyboardEvent) => (event.key === 'Tab' ? onDismiss() : undefined);
  return (
    <Menu.Root
      open
      onOpenChange={(details) => (details.open ? undefined : onDismiss())}
      defaultHighlightedValue={first}
      // A click as any other: Ark's own does not bubble, and would load the page anew.
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

/** Items that belong together, under words that name them. */
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
 * Ark's own `onSelect` is that of the item drawn as marked: a press that comes with its pointer in one turn, as voice
 * control and screen readers make it, would choose another.
 */
export const MenuAction = ({ value, onSelect, children }: ItemProps & { onSelect: () => void }) => (
  <Menu.Item value={value} onClick={onSelect} className={menuPanel().item}>
    {children}
  </Menu.Item>
);

export const MenuRule = () => <Menu.Separator className={menuPanel().separator} />;
