import { Minus, Plus } from 'lucide-react';
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
  const icon = { size: 16, strokeWidth: 1.6 } as const;
  return (
    <div role="group" aria-label={`Quantity of ${name}`} className={c.root}>
      <button
        type="button"
        className={c.button}
        aria-label={`One less of ${name}`}
        disabled={!canStepDown}
        onClick={() => onStep(-1)}
      >
        <Minus {...icon} />
      </button>
      <output className={c.output}>{quantity}</output>
      <button
        type="button"
        className={c.button}
        aria-label={`One more of ${name}`}
        disabled={!canStepUp}
        onClick={() => onStep(1)}
      >
        <Plus {...icon} />
      </button>
    </div>
  );
}
