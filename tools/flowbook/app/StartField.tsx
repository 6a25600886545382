import type { ReactNode } from 'react';
import { type Start, type StartChoice, startRead, withChoice } from '#tools/flowbook/live/start.ts';

type StartFieldProps = { choice: StartChoice; start: Start; onChange: (start: Start) => void };

/** One thing that a visit may begin with. */
export function StartField({ choice, start, onChange }: StartFieldProps): ReactNode {
  const value = start[choice.name];
  const read = (text: string) => onChange(startRead(start, choice, text) ?? start);
  switch (choice.kind) {
    case 'one of':
      return (
        <select aria-label={choice.words} value={value} onChange={({ target }) => read(target.value)}>
          {choice.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.words}
            </option>
          ))}
        </select>
      );
    case 'yes or no':
      return (
        <label>
          <input
            type="checkbox"
            checked={value !== undefined}
            onChange={({ target }) => onChange(withChoice(start, choice, target.checked ? '' : null))}
          />
          {choice.words}
        </label>
      );
    case 'count':
      return (
        <label>
          <input
            type="number"
            min={0}
            max={choice.most}
            value={value ?? 0}
            onChange={({ target }) => read(target.value || '0')}
          />
          {choice.words}
        </label>
      );
  }
}
