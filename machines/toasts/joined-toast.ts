import type { ToastContent } from './toast.ts';
import { unreadTogether } from './unread-toast.ts';

/**
 * The content of a message that replaces the previous one of its key. Added pieces are counted together, and the product
 * that was added last is named (CRT-6). All that could not be read is named (STO-2).
 */
export function joinedContent(former: ToastContent | undefined, latest: ToastContent): ToastContent {
  if (former?.unread && latest.unread) return unreadTogether(former.unread, latest.unread);
  if (former?.pieces === undefined || latest.pieces === undefined) return latest;
  const pieces = former.pieces + latest.pieces;
  return { ...latest, pieces, title: `${pieces} items added to your cart`, detail: `Last: ${latest.detail}` };
}
