import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { chip } from '#styled-system/recipes';

type Props = {
  children: ReactNode;
  /** The label says what a press does: 'Remove filter: Gin'. */
  removeLabel: string;
  onRemove: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** A chip is an applied filter. Pressing it anywhere removes the filter. */
export const Chip = ({ children, removeLabel, onRemove, ref }: Props) => (
  <button ref={ref} type="button" aria-label={removeLabel} className={chip()} onClick={onRemove}>
    <span>{children}</span>
    <X size={16} strokeWidth={1.6} />
  </button>
);
