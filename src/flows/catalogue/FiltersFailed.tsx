import type { LoadFailure } from '#src/lib/LoadBoundary.tsx';
import { AfterFailure, OUTDATED } from '#src/ui/AfterFailure.tsx';
import { Alert } from '#src/ui/Alert.tsx';

/** In the column's place when its code does not load. The list, its order and its search work without it. */
export const FiltersFailed = (failure: LoadFailure) => (
  <aside aria-label="Filters">
    <Alert
      tone="danger"
      title={failure.isOutdated ? OUTDATED.title : 'The filters could not be loaded.'}
      action={<AfterFailure {...failure} />}
    >
      {failure.isOutdated ? OUTDATED.advice : 'Check your connection and try again.'}
    </Alert>
  </aside>
);
