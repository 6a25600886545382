import type { ChoiceValues } from './choice-values.ts';

/**
 * A whole number of years or months: '12 years', '20-months', '12'. A text that says more, or less, is no age
 * statement.
 */
const AGE = /^([1-9]\d{0,2})(?:[ -](year|month)s?)?$/i;

function partsOf(text: string): { count: number; isMonths: boolean } | null {
  const [, digits, unit] = AGE.exec(text.trim()) ?? [];
  return digits === undefined ? null : { count: Number(digits), isMonths: unit?.toLowerCase() === 'month' };
}

/** The age that a text states, as it is in an address: '12' for years, '20-months'; null for none. PRD-15. */
export function readAge(text: string): string | null {
  const parts = partsOf(text);
  if (parts === null) return null;
  return parts.isMonths ? `${parts.count}-months` : String(parts.count);
}

function inMonths(age: string): number {
  const parts = partsOf(age);
  if (parts === null) return 0;
  return parts.isMonths ? parts.count : parts.count * 12;
}

function ageText(age: string): string {
  const parts = partsOf(age);
  if (parts === null) return age;
  const unit = parts.isMonths ? 'month' : 'year';
  return `${parts.count} ${unit}${parts.count === 1 ? '' : 's'}`;
}

/** The youngest comes first. PRD-15. */
export const AGES: ChoiceValues = {
  read: readAge,
  nameOf: ageText,
  offered: (found) =>
    found.filter((value) => readAge(value) === value).sort((one, other) => inMonths(one) - inMonths(other)),
  rule: 'an age such as 12 or 20-months',
};
