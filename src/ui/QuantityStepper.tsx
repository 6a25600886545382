import { Minus, Plus } from 'lucide-react';
import type { MouseEvent } from 'react';
import { focusAfter } from '#src/platform/focus.ts';
import { quantityStepper } from '#styled-system/recipes';

type Props = {
  quantity: number;
  /** The buttons' names include what is counted. */
  name: string;
  canStepDown: boolean;
  canStepUp: boolean;
  /** The owner decides what a step makes of the quantity. */
  onStep: (by: 1 | -1) => void;
  size?: 'md' | 'lg';
};

export function QuantityStepper({ quantity, name, canStepDown, canStepUp, onStep, size }: Props) {
  const c = quantityStepper({ size });
  /** At an end the pressed button is disabled, which would lose the focus: the other one takes it. */
  const step = (by: 1 | -1, { currentTarget: pressed }: MouseEvent<HTMLButtonElement>) =>
    focusAfter(
      () => onStep(by),
      () => (pressed.disabled ? pressed.parentElement?.querySelector<HTMLElement>('button:enabled') : null),
    );
  const icon = { size: 16, strokeWidth: 1.6 } as const;
  return (
    <div role="group" aria-label={`Quantity of ${name}`} className={c.root}>
      <button
        type="button"
        className={c.button}
        aria-label={`One less of ${name}`}
        disabled={!canStepDown}
        onClick={(event) => step(-1, event)}
      >
        <Minus {...icon} />
      </button>
      <output className={c.output}>{quantity}</output>
      <button
        type="button"
        className={c.button}
        aria-label={`One more of ${name}`}
        disabled={!canStepUp}
        onClick={(event) => step(1, event)}
      >
        <Plus {...icon} />
      </button>
    </div>
  );
}
