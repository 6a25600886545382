import type { ReactNode } from 'react';

type Props = {
  className?: string;
  label?: string;
  title?: string | undefined;
  isPossible: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A button whose own press can make the next one impossible. It has the focus all the same; a disabled one would lose it. */
export const SteadyButton = ({ className, label, title, isPossible, onPress, children }: Props): ReactNode => (
  <button
    type="button"
    className={className}
    aria-label={label}
    title={title}
    aria-disabled={!isPossible}
    onClick={isPossible ? onPress : undefined}
  >
    {children}
  </button>
);
