import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { leaveFocusToHeading } from '#src/platform/focus.ts';
import { alert } from '#styled-system/recipes';

type Props = {
  tone: 'danger' | 'success';
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** An error summary receives the focus. Any other alert passes the focus on when it is removed. */
  ref?: Ref<HTMLDivElement>;
  id?: string;
  /** Later changes are not read out: an error summary gets shorter with every corrected field. */
  isQuiet?: boolean;
};

/** An alert says at once what happened and what to do next. */
export function Alert({ tone, title, children, action, ref = leaveFocusToHeading, id, isQuiet = false }: Props) {
  const c = alert({ tone });
  const Icon = tone === 'danger' ? CircleAlert : CircleCheck;
  return (
    <div
      ref={ref}
      id={id}
      tabIndex={-1}
      role={tone === 'danger' ? 'alert' : 'status'}
      aria-live={isQuiet ? 'off' : undefined}
      className={c.root}
    >
      <Icon size={20} strokeWidth={1.5} className={c.icon} />
      <div className={c.body}>
        <b className={c.title}>{title}</b>
        {children ? <div>{children}</div> : null}
        {action ? <div className={c.action}>{action}</div> : null}
      </div>
    </div>
  );
}
