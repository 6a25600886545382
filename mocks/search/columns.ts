/** One property of all products: each distinct value once, and which of them each product has. */
export type Column = { values: readonly string[]; codes: Uint16Array };

const NO_VALUE = 0xff_ff;

/** A product without a value has the code of none of them. */
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

/** Which codes a filter lets through; null where nothing is filtered. */
export type Allowed = Uint8Array | null;

export const allow = ({ values }: Column, isWanted: (value: string) => boolean): Uint8Array =>
  Uint8Array.from(values, (value) => Number(isWanted(value)));
