import { useSelector } from '@xstate/react';
import { isNotStored } from '#machines/saved/saved.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { TextLink } from '#src/ui/TextLink.tsx';

/** Saved bottles are stored on this device only, or not at all if its browser stores nothing. SAV-7. */
export function StoredNote() {
  const hasNoStorage = useSelector(useFlow('saved'), isNotStored);
  if (hasNoStorage) {
    return (
      <span>
        This browser keeps nothing for the shop: what you save is remembered only until you leave or reload the page.
      </span>
    );
  }
  return (
    <span key="stored">
      Saved bottles are kept on this device only, whether or not you are signed in. See{' '}
      <TextLink href="/privacy">privacy</TextLink>.
    </span>
  );
}
