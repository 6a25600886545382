import { LoaderCircle } from 'lucide-react';
import { spinner } from '#styled-system/recipes';

type Props = { size?: number };

/** The spinner is decorative: its parent also says, by text or aria-busy, what is going on. */
export const Spinner = ({ size = 20 }: Props) => (
  <LoaderCircle size={size} strokeWidth={1.5} className={spinner()} data-busy="" />
);
