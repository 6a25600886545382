import { useId } from 'react';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { filterForm } from '#styled-system/recipes';

type Props = {
  /** The radios of one form share it. */
  group: string;
  name: string;
  isChosen: boolean;
  /** How many products it holds; undefined where that is not known. */
  count?: number | undefined;
  onChoose: () => void;
};

export function CategoryOption({ group, name, isChosen, count, onChoose }: Props) {
  const id = useId();
  const c = filterForm();
  return (
    <label className={c.option}>
      <input
        type="radio"
        name={group}
        className={c.radio}
        aria-labelledby={`${id}-name`}
        aria-describedby={count === undefined ? undefined : `${id}-count`}
        checked={isChosen}
        onChange={onChoose}
      />
      <span id={`${id}-name`} className={c.optionName}>
        {name}
      </span>
      {count === undefined ? null : (
        <span id={`${id}-count`} className={c.count}>
          {count}
          <VisuallyHidden> {count === 1 ? 'product' : 'products'}</VisuallyHidden>
        </span>
      )}
    </label>
  );
}
