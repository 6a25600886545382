import type { ReactNode } from 'react';
import { notice } from '#styled-system/recipes';

type Props = {
  icon: ReactNode;
  children: ReactNode;
  /** 'alert' is for a notice that the shopper did not ask for: it is read out at once. */
  role?: 'alert';
};

export function Notice({ icon, children, role }: Props) {
  const c = notice();
  return (
    <div className={c.root} role={role}>
      <span className={c.icon}>{icon}</span>
      <p>{children}</p>
    </div>
  );
}
