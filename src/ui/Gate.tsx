import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

type Props = {
  /** The gate can be shown in static HTML, too. */
  shown: boolean;
  labelledBy: string;
  describedBy: string;
  className: { scrim: string; box: string };
  children: ReactNode;
};

/**
 * Tab stays among the gate's buttons: the rest of the page is inert, and Tab should not lead to the browser's own bars.
 */
function holdFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const [first, last] = [buttons.at(0), buttons.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * This dialog cannot be closed by Escape or a press outside, and it appears before any JavaScript. AGE-3, AGE-7. Its
 * owner makes the page behind it inert, so the first load needs no dialog library.
 */
export const Gate = ({ shown, labelledBy, describedBy, className, children }: Props) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: a press on the ground would take the focus from the buttons
  // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the same
  <div className={className.scrim} data-state={shown ? 'open' : 'closed'} inert={!shown} onMouseDown={keepFocus}>
    {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: it handles the Tab key of its buttons */}
    <div
      className={className.box}
      data-state={shown ? 'open' : 'closed'}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={holdFocus}
    >
      {children}
    </div>
  </div>
);
