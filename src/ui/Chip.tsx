import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { chip } from '#styled-system/recipes';

type Props = {
  children: ReactNode;
  /** What pressing it does: 'Remove filter: Gin'. */
  removeLabel: string;
  onRemove: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** An applied filter; the whole chip takes it off. */
export const Chip = ({ children, removeLabel, onRemove, ref }: Props) => (
  <button ref={ref} type="button" aria-label={removeLabel} className={chip()} onClick={onRemove}>
    {children}
    <X size={16} strokeWidth={1.6} />
  </button>
);
