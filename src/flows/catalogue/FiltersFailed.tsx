import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';

/** In the column's place when its code does not come. The list, its order and its search work without it. */
export const FiltersFailed = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <aside aria-label="Filters">
    <Alert
      tone="danger"
      title="The filters could not be loaded."
      action={
        <Button variant="quiet" size="sm" onClick={onTryAgain}>
          Try again
        </Button>
      }
    >
      Check your connection and try again.
    </Alert>
  </aside>
);
