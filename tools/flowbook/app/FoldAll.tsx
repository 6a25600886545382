import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { collapsibleOf } from '#tools/flowbook/layout/visible.ts';
import { foldedIn, isOutlined } from '#tools/flowbook/machines/viewer.selectors.ts';
import { chartCalled } from './charts.ts';
import { useFolded } from './in-place.ts';
import { useSurroundings, useViewer } from './surroundings.ts';

/** Folds or unfolds all of a drawing that can be; nothing where nothing can. The layout of a large one takes a moment. */
export function FoldAll({ id }: { id: string }): ReactNode {
  const { viewer } = useSurroundings();
  const wanted = useViewer(foldedIn);
  const isWaiting = useDeferredValue(wanted) !== wanted;
  const isOutline = useViewer(isOutlined);
  const isFolded = useFolded(id).length > 0;
  const all = collapsibleOf(chartCalled(id));
  if (all.length === 0 || isOutline) return null;
  const words = isFolded ? 'Unfold all' : 'Fold all';
  return (
    <>
      <span role="status">{isWaiting ? 'Drawing …' : ''}</span>
      <button
        type="button"
        className="fb-button"
        title={`${words} (f)`}
        aria-keyshortcuts="f"
        data-key="f"
        onClick={() => viewer.send({ type: 'regions.folded', chart: id, paths: isFolded ? [] : all })}
      >
        {isFolded ? <ChevronsUpDown aria-hidden size={15} /> : <ChevronsDownUp aria-hidden size={15} />}
        {words}
      </button>
    </>
  );
}
