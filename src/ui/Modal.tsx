import { type ReactNode, useId } from 'react';
import type { ModalFocus } from '#src/lib/modality.ts';
import { modal } from '#styled-system/recipes';
import { ModalLayer } from './ModalLayer.tsx';

/** What names and describes the dialog: ids for its heading and its words. */
export type ModalNames = { titleId: string; descriptionId: string };

type Props = ModalFocus & {
  open: boolean;
  /** Escape, or a press outside: where they are allowed. */
  onDismiss: () => void;
  children: (names: ModalNames) => ReactNode;
  /** Whether some of its words have the id that describes it. */
  isDescribed?: boolean;
  role?: 'dialog' | 'alertdialog';
  size?: 'fit' | 'narrow' | 'wide' | 'message';
  closeOnEscape?: boolean;
  closeOnInteractOutside?: boolean;
  className?: string;
};

/** A dialog in the middle of the page. The caller's machine says whether it is open. */
export function Modal({ children, isDescribed = false, size, className, ...layer }: Props) {
  const id = useId();
  const names = { titleId: `${id}-title`, descriptionId: `${id}-description` };
  const c = modal({ size });
  return (
    <ModalLayer
      {...layer}
      labelledBy={names.titleId}
      describedBy={isDescribed ? names.descriptionId : undefined}
      className={{ ...c, content: className ? `${c.content} ${className}` : c.content }}
    >
      {children(names)}
    </ModalLayer>
  );
}
