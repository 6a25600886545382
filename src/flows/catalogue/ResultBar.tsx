import { resultBar } from '#styled-system/recipes';
import { FilterChips } from './FilterChips.tsx';
import { ResultCount } from './ResultCount.tsx';
import { SortSelect } from './SortSelect.tsx';

export const ResultBar = () => (
  <div className={resultBar().root}>
    <ResultCount />
    <FilterChips />
    <SortSelect place="bar" />
  </div>
);
