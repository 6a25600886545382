import type { ReactNode } from 'react';
import { CHECKOUT_STEPS } from '#machines/checkout/checkout-steps.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { checkoutDialog } from '#styled-system/recipes';
import { STEP_HEADING_ID } from './step-heading.dom.ts';

/**
 * The focus moves to the new step's heading, and the step starts at its top. While the dialog opens, the dialog moves
 * the focus itself.
 */
function followFocus(heading: HTMLHeadingElement | null): void {
  const dialog = heading?.closest('dialog');
  const held = document.activeElement;
  if (held !== document.body && !dialog?.contains(held)) return;
  dialog?.scrollTo({ top: 0 });
  heading?.closest('[role=region]')?.scrollTo({ top: 0 });
  heading?.focus({ preventScroll: true });
}

type Props = { step: number; children?: ReactNode };

/** The heading says which of the four steps this is. */
export const StepHeading = ({ step, children }: Props) => (
  <h3
    ref={followFocus}
    id={STEP_HEADING_ID}
    tabIndex={-1}
    data-unseen={children ? undefined : true}
    className={checkoutDialog().heading}
  >
    <VisuallyHidden>
      {`Step ${step + 1} of ${CHECKOUT_STEPS.length}: ${CHECKOUT_STEPS[step]?.name}${children ? '. ' : ''}`}
    </VisuallyHidden>
    {children ? <span>{children}</span> : null}
  </h3>
);
