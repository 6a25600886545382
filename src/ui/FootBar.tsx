import type { ReactNode } from 'react';
import { footBar } from '#styled-system/recipes';

type Props = {
  /** The name of the bar for screen readers. */
  label: string;
  price: string;
  caption: string;
  action: ReactNode;
  isShown: boolean;
};

/** On small screens the bar repeats a price and its button while the page's own ones are out of view. CRT-2, DET-1. */
export function FootBar({ label, price, caption, action, isShown }: Props) {
  const c = footBar();
  return (
    <section aria-label={label} className={c.root} data-shown={isShown ? '' : undefined}>
      <div className={c.text}>
        <b className={c.price}>{price}</b>
        <span className={c.caption}>{caption}</span>
      </div>
      <div className={c.action}>{action}</div>
    </section>
  );
}
