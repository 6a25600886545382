/** One property of all products: its distinct values, and the values of each product. */
export type Column = { values: readonly string[]; codes: Uint16Array };

const NO_VALUE = 0xff_ff;

/** This code means that a product has no value. */
export function columnOf(properties: readonly (string | null)[]): Column {
  const codes = new Map<string, number>();
  const column = Uint16Array.from(properties, (value) => {
    if (value === null) return NO_VALUE;
    const code = codes.get(value) ?? codes.size;
    codes.set(value, code);
    return code;
  });
  return { values: [...codes.keys()], codes: column };
}

/** The codes that pass a filter, or null without a filter. */
export type Allowed = Uint8Array | null;

export const allow = ({ values }: Column, isWanted: (value: string) => boolean): Uint8Array =>
  Uint8Array.from(values, (value) => Number(isWanted(value)));
