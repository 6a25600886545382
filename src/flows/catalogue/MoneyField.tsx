import { useState } from 'react';
import { poundsText } from '#machines/domain/product-query.ts';
import { readPounds } from '#machines/domain/typed-text.ts';
import { filterForm, textInput } from '#styled-system/recipes';

const c = filterForm();

type Props = {
  label: string;
  /** Pounds. */
  value: number;
  /** The price that a number stands for; the second one where it is no number. */
  priceOf: (pounds: number, fallback: number) => number;
  onSettle: (value: number) => void;
};

/** Takes effect on leaving it and on Enter; what is no price is put right. PRD-10, TYP-8. */
export function MoneyField({ label, value, priceOf, onSettle }: Props) {
  const [draft, setDraft] = useState({ of: value, text: poundsText(value) });
  if (draft.of !== value) setDraft({ of: value, text: poundsText(value) });
  const settle = () => {
    setDraft({ of: value, text: poundsText(value) });
    onSettle(priceOf(readPounds(draft.text), value));
  };
  return (
    <div className={c.money}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        className={`${textInput()} ${c.amount}`}
        value={draft.text}
        onChange={(event) => setDraft({ of: value, text: event.currentTarget.value })}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
        }}
      />
    </div>
  );
}
