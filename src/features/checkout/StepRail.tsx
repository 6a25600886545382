import { Check } from 'lucide-react';
import { CHECKOUT_STEPS } from '#machines/checkout/checkout-steps.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { checkoutSteps } from '#styled-system/recipes';

export function StepRail({ step }: { step: number }) {
  const c = checkoutSteps();
  return (
    <ol aria-label="Steps" className={c.rail}>
      {CHECKOUT_STEPS.map(({ name }, index) => (
        <li
          key={name}
          data-step
          data-done={index < step || undefined}
          aria-current={index === step ? 'step' : undefined}
          className={c.step}
        >
          {index < step ? <Check size={20} strokeWidth={1.5} /> : <span className={c.number}>{index + 1}</span>}
          <span className={c.name}>
            <span>{name}</span>
            {index < step ? <VisuallyHidden>, done</VisuallyHidden> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
