import { LoaderCircle } from 'lucide-react';
import { spinner } from '#styled-system/recipes';

type Props = { size?: number };

/** Decoration: whoever shows it also says, in words or aria-busy, what is going on. */
export const Spinner = ({ size = 20 }: Props) => (
  <LoaderCircle size={size} strokeWidth={1.5} className={spinner()} data-busy="" />
);
