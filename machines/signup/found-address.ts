/** The part of an address that a postcode leads to. */
export type FoundAddress = { address: string; city: string };

type Before = {
  form: FoundAddress;
  /** What was found before. */
  found: FoundAddress | null;
  /** What had been typed where that was put. */
  replaced: FoundAddress | null;
};

const isSame = (one: FoundAddress, other: FoundAddress | null) =>
  one.address === other?.address && one.city === other.city;

/** What the visitor has typed that an address just found takes the place of, so that it can be brought back. SGN-6. */
export function replacedBy(found: FoundAddress, before: Before): FoundAddress | null {
  const { address, city } = before.form;
  const typed = { address, city };
  const isBlank = address.trim() === '' && city.trim() === '';
  if (isBlank || isSame(typed, before.found)) return before.replaced;
  return isSame(typed, found) ? null : typed;
}
