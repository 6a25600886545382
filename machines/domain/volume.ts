import { cleanFormatted } from './typed-text.ts';

/** The number of bottles or cans, and the litres of each. */
type Volume = { count: number; litres: number };

const LITRES_PER: Readonly<Record<string, number>> = { m: 1000, c: 100, d: 10, l: 1 };
const UNIT = '(ml|millilitres?|milliliters?|cl|centilitres?|centiliters?|dl|l|lt|ltrs?|litres?|liters?)';
/** '0,7' has a decimal comma. '1,000' is ambiguous, so it is not read. */
const AMOUNT = '(\\d+(?:\\.\\d+)?|\\d+,\\d{1,2})';
const TIMES = '\\s*[x×*]\\s*';
const VESSEL =
  '(?:\\s*(?:glass |plastic )?(?:bottles?|cans?|cartons?|pouch(?:es)?|box(?:es)?|kegs?|cases?|miniatures?|magnums?))?';
const PACK = '[\\s-]*(?:pack|pk|bottles|cans|cartons|pouches|miniatures)s?';

/** '6 × 330ml', '4x275ml bottles'. */
const COUNT_FIRST = new RegExp(`^(?:(\\d+)${TIMES})?${AMOUNT}\\s*${UNIT}\\.?${VESSEL}$`);
/** '330ml x 6'. */
const COUNT_LAST = new RegExp(`^${AMOUNT}\\s*${UNIT}${VESSEL}${TIMES}(\\d+)${VESSEL}$`);
/** '250ml 10 pack'. */
const AMOUNT_OF_PACK = new RegExp(`^${AMOUNT}\\s*${UNIT}[\\s,(]+(\\d+)${PACK}\\)?$`);
/** '6 pack 330ml', 'pack of 6 x 330ml'. */
const PACK_OF_AMOUNT = new RegExp(
  `^(?:pack of )?(\\d+)(?:${PACK})?(?:\\s+of)?(?:${TIMES}|[\\s,]+)${AMOUNT}\\s*${UNIT}${VESSEL}$`,
);

/** No bottle is smaller: '1.000 ml' means a thousand, and is not read. */
const LEAST_LITRES = 0.01;

function volume(count: string | undefined, amount = '', unit = ''): Volume | null {
  const litres = Number(amount.replace(',', '.')) / (LITRES_PER[unit.charAt(0)] ?? Number.NaN);
  const pieces = Number(count ?? 1);
  return pieces > 0 && litres >= LEAST_LITRES && Number.isFinite(pieces * litres) ? { count: pieces, litres } : null;
}

/** Reads a volume: '70Cl', '1 Litre', '6 × 330ml', '250ml 10 pack'. Null where the text has none. PRD-11. */
export function readVolume(text: string): Volume | null {
  const clean = cleanFormatted(text).toLowerCase().trim();
  const first = COUNT_FIRST.exec(clean) ?? PACK_OF_AMOUNT.exec(clean);
  if (first) return volume(first[1], first[2], first[3]);
  const last = COUNT_LAST.exec(clean) ?? AMOUNT_OF_PACK.exec(clean);
  return last ? volume(last[3], last[1], last[2]) : null;
}
