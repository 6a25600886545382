import { AfterFailure, failureTexts } from '#src/ui/AfterFailure.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import type { LoadFailure } from '#src/ui/LoadBoundary.tsx';

/** The column's code failed to load. The list, its sort order and its search work without it. */
export function FiltersFailed(failure: LoadFailure) {
  const { title, advice } = failureTexts(failure, 'The filters could not be loaded.');
  return (
    <aside aria-label="Filters">
      <Alert tone="danger" title={title} action={<AfterFailure {...failure} />}>
        {advice}
      </Alert>
    </aside>
  );
}
