import { useState } from 'react';
import { clampPrice } from '#machines/domain/product-query.ts';
import { filterForm, textInput } from '#styled-system/recipes';

const c = filterForm();

type Props = {
  label: string;
  /** Whole pounds. */
  value: number;
  onSettle: (value: number) => void;
};

/** '£1,250' as a shopper may type it; NaN for what is no number. */
const readPounds = (text: string) => Number(text.replace(/[£,\s]/g, '') || Number.NaN);

/** Takes effect on leaving it and on Enter; what is no price is put right. PRD-10. */
export function MoneyField({ label, value, onSettle }: Props) {
  const [draft, setDraft] = useState({ of: value, text: String(value) });
  if (draft.of !== value) setDraft({ of: value, text: String(value) });
  const settle = () => {
    setDraft({ of: value, text: String(value) });
    onSettle(clampPrice(readPounds(draft.text), value));
  };
  return (
    <div className={c.money}>
      <input
        type="text"
        inputMode="numeric"
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
