import type { ToastContent } from './toast.ts';

/**
 * The content of a message that replaces the previous one of its key. It names the product that was added last and counts
 * all pieces that were added. CRT-6.
 */
export function joinedContent(former: ToastContent | undefined, latest: ToastContent): ToastContent {
  if (former?.pieces === undefined || latest.pieces === undefined) return latest;
  const pieces = former.pieces + latest.pieces;
  return { ...latest, pieces, title: `${pieces} items added to your cart`, detail: `Last: ${latest.detail}` };
}
