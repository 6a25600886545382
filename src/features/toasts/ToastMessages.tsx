import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { shownToasts } from '#machines/toasts/toasts.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { ToastMessage } from './ToastMessage.tsx';

/** A toast appears one frame after the press, so that the cart badge updates first; it disappears at once. CRT-6. */
export function ToastMessages() {
  const current = useSelector(useFlow('toasts'), shownToasts);
  const painted = useDeferredValue(current);
  const shown = painted.filter(({ id }) => current.some((toast) => toast.id === id));
  return shown.map((toast) => <ToastMessage key={toast.id} toast={toast} />);
}
