import { AfterFailure, OUTDATED } from '#src/ui/AfterFailure.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import type { LoadFailure } from '#src/ui/LoadBoundary.tsx';

/** The column's code failed to load. The list, its sort order and its search work without it. */
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
