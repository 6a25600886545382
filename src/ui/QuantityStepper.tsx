import { Minus, Plus } from 'lucide-react';
import { quantityStepper } from '#styled-system/recipes';

type Props = {
  quantity: number;
  /** What is counted: the buttons name it. */
  name: string;
  /** At 0 the minus may take the last one away; at 1 it stops there. */
  min: 0 | 1;
  max?: number;
  onChange: (quantity: number) => void;
  size?: 'md' | 'lg';
};

export function QuantityStepper({ quantity, name, min, max, onChange, size }: Props) {
  const c = quantityStepper({ size });
  const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;
  return (
    <div role="group" aria-label={`Quantity of ${name}`} className={c.root}>
      <button
        type="button"
        className={c.button}
        aria-label={`One less of ${name}`}
        disabled={quantity <= min}
        onClick={() => onChange(quantity - 1)}
      >
        <Minus {...icon} />
      </button>
      <output className={c.output}>{quantity}</output>
      <button
        type="button"
        className={c.button}
        aria-label={`One more of ${name}`}
        disabled={max !== undefined && quantity >= max}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus {...icon} />
      </button>
    </div>
  );
}
