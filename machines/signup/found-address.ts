/** The part of an address that a postcode determines. */
export type FoundAddress = { address: string; city: string };

type Before = {
  form: FoundAddress;
  /** The address that was found before. */
  found: FoundAddress | null;
  /** The texts that the found address replaced. */
  replaced: FoundAddress | null;
};

const isSame = (one: FoundAddress, other: FoundAddress | null) =>
  one.address === other?.address && one.city === other.city;

/** The visitor's own texts that a found address replaces, so that they can be restored. SGN-6. */
export function replacedBy(found: FoundAddress, before: Before): FoundAddress | null {
  const { address, city } = before.form;
  const typed = { address, city };
  const isBlank = address.trim() === '' && city.trim() === '';
  if (isBlank || isSame(typed, before.found)) return before.replaced;
  return isSame(typed, found) ? null : typed;
}
