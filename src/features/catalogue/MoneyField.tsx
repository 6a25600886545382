import { useState } from 'react';
import { poundsText } from '#machines/domain/product-query.ts';
import { filterForm, textInput } from '#styled-system/recipes';
import type { ReadPrice } from './typed-price.ts';

const c = filterForm();

type Props = {
  label: string;
  /** The value is in pounds. */
  value: number;
  priceOf: ReadPrice;
  onSettle: (value: number) => void;
};

/**
 * A typed price is committed on leaving the field or pressing Enter; text that is no price is corrected, and an empty field
 * is no limit. PRD-10, TYP-8.
 */
export function MoneyField({ label, value, priceOf, onSettle }: Props) {
  const [draft, setDraft] = useState({ of: value, text: poundsText(value) });
  if (draft.of !== value) setDraft({ of: value, text: poundsText(value) });
  const settle = () => {
    setDraft({ of: value, text: poundsText(value) });
    onSettle(priceOf(draft.text, value));
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
