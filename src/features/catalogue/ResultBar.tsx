import { useWideScreen } from '#src/platform/wide-screen.ts';
import { resultBar } from '#styled-system/recipes';
import { FilterChips } from './FilterChips.tsx';
import { ResultCount } from './ResultCount.tsx';
import { SortSelect } from './SortSelect.tsx';

/** On narrow screens the sort order is in the bar under the header. */
export function ResultBar() {
  const isWide = useWideScreen();
  return (
    <div className={resultBar().root}>
      <ResultCount />
      <FilterChips />
      {isWide ? <SortSelect place="bar" /> : null}
    </div>
  );
}
