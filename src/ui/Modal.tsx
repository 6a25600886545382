import { type ReactNode, useId } from 'react';
import type { ModalFocus } from '#src/platform/modality.ts';
import { modal } from '#styled-system/recipes';
import { ModalLayer } from './ModalLayer.tsx';

/** These ids name and describe the dialog: they belong to its heading and its text. */
type ModalNames = { titleId: string; descriptionId: string };

type Props = ModalFocus & {
  open: boolean;
  /** Escape or a press outside dismisses the dialog, where that is allowed. */
  onDismiss: () => void;
  children: (names: ModalNames) => ReactNode;
  /** Part of the dialog's text carries the id that describes it. */
  isDescribed?: boolean;
  role?: 'dialog' | 'alertdialog';
  size?: 'fit' | 'narrow' | 'wide' | 'message';
  closeOnInteractOutside?: boolean;
  className?: string;
};

/** A modal is in the middle of the page. The caller's machine decides whether it is open. */
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
