import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { formatCount } from '#machines/domain/money.ts';
import { leaveFocusTo } from '#src/platform/focus.ts';
import { Button } from '#src/ui/Button.tsx';
import { filterForm, textInput } from '#styled-system/recipes';

type Option = { value: string; name: string; count: number | undefined };

type Props = {
  label: string;
  /** The name of the option that sets no filter: 'All brands'. */
  anyText: string;
  options: readonly Option[];
  chosen: string | null;
  onChoose: (value: string | null) => void;
  /** The problem with the options describes the field. */
  problem?: string | null;
  /** The problem goes with its button, so the field takes the focus. */
  onRetry?: () => void;
};

const c = filterForm();

/** Phones show a native select best. Each option has the count that choosing it would show. PRD-14. */
export function SelectFilter({ label, anyText, options, chosen, onChoose, problem, onRetry }: Props) {
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);
  return (
    <div>
      <label htmlFor={id} className={c.heading}>
        {label}
      </label>
      <div className={c.select}>
        <select
          ref={field}
          id={id}
          className={textInput()}
          value={chosen ?? ''}
          aria-describedby={problem ? `${id}-hint` : undefined}
          onChange={(event) => onChoose(event.currentTarget.value || null)}
        >
          <option value="">{anyText}</option>
          {options.map(({ value, name, count }) => (
            <option key={value} value={value}>
              {count === undefined ? name : `${name} (${formatCount(count)})`}
            </option>
          ))}
        </select>
        <ChevronDown size={20} strokeWidth={1.5} />
      </div>
      {problem ? (
        <div ref={leaveFocusTo(() => field.current)} className={c.hint}>
          <p id={`${id}-hint`}>{problem}</p>
          <Button variant="text" size="sm" onClick={onRetry}>
            Try again
          </Button>
        </div>
      ) : null}
    </div>
  );
}
