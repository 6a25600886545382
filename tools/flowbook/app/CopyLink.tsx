import { Link } from 'lucide-react';
import type { ReactNode } from 'react';
import { isLinkCopied } from '#tools/flowbook/machines/viewer.selectors.ts';
import { useSurroundings, useViewer } from './surroundings.ts';

/** Copies the address of what is shown, with the situation of the shop. */
export function CopyLink(): ReactNode {
  const { viewer } = useSurroundings();
  const isCopied = useViewer(isLinkCopied);
  const words = isCopied ? 'Link copied' : 'Copy link';
  return (
    <button
      type="button"
      className="fb-button"
      aria-label={words}
      onClick={() => viewer.send({ type: 'link.requested' })}
    >
      <Link aria-hidden size={15} strokeWidth={1.75} />
      <span>{words}</span>
    </button>
  );
}
