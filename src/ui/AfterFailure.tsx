import type { LoadFailure } from '#src/ui/LoadBoundary.tsx';
import { Button } from './Button.tsx';

/**
 * The text after a failure. `title` names the part that could not be loaded, unless a deploy has removed its file.
 * DEP-2.
 */
export const failureTexts = ({ isOutdated }: LoadFailure, title: string) =>
  isOutdated
    ? { title: 'The shop has been updated.', advice: 'Reload the page to go on. Your cart is safe.' }
    : { title, advice: 'Check your connection and try again.' };

/** Offers what helps after a failure: a removed file never loads again, so the page must be reloaded. */
export function AfterFailure({ isOutdated, tryAgain }: LoadFailure) {
  return (
    <Button variant="quiet" size="sm" onClick={isOutdated ? () => location.reload() : tryAgain}>
      {isOutdated ? 'Reload' : 'Try again'}
    </Button>
  );
}
