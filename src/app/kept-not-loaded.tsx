import { createRoot } from 'react-dom/client';
import { LoadNotice } from '#src/ui/LoadNotice.tsx';

/**
 * Says that the code which reads what the visitor has kept has not come. The charts do not begin without it, as the first
 * press would write over what is kept; the static page stays, can be read, and its links lead on. CRT-4.
 */
export function sayKeptNotLoaded(): void {
  const place = document.createElement('div');
  // With the shop it is out of reach behind the gate.
  (document.getElementById('shop') ?? document.body).append(place);
  const notice = createRoot(place);
  notice.render(
    <LoadNotice
      title="Your cart has been kept, but could not be loaded."
      onTryAgain={() => location.reload()}
      onDismiss={() => notice.unmount()}
    />,
  );
}
