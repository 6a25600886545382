import type { ToastContent } from './toast.ts';

/**
 * What a message says that takes the place of the former of its key: of pieces added one after the other, how many they
 * are in all, beside what was added last. CRT-6.
 */
export function joinedContent(former: ToastContent | undefined, latest: ToastContent): ToastContent {
  if (former?.pieces === undefined || latest.pieces === undefined) return latest;
  const pieces = former.pieces + latest.pieces;
  return { ...latest, pieces, title: `${pieces} items added to your cart`, detail: `Last: ${latest.detail}` };
}
