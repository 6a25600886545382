import type { LoadFailure } from '#src/ui/LoadBoundary.tsx';
import { Button } from './Button.tsx';

/** What the shopper reads where a deploy has removed a file. */
export const OUTDATED = {
  title: 'The shop has been updated.',
  advice: 'Reload the page to go on. Your cart is safe.',
} as const;

/** Offers what helps after a failure: a removed file never loads again, so the page must be reloaded. */
export function AfterFailure({ isOutdated, tryAgain }: LoadFailure) {
  return (
    <Button variant="quiet" size="sm" onClick={isOutdated ? () => location.reload() : tryAgain}>
      {isOutdated ? 'Reload' : 'Try again'}
    </Button>
  );
}
