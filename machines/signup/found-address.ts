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

/** Whether street and city are the visitor's own texts. SGN-6. */
export const isTypedAddress = ({ form, found }: Pick<Before, 'form' | 'found'>): boolean =>
  !(form.address.trim() === '' && form.city.trim() === '') && !isSame(form, found);

/** The visitor's own texts that a found address replaces, so that they can be restored. SGN-6. */
export function replacedBy(found: FoundAddress, before: Before): FoundAddress | null {
  if (!isTypedAddress(before)) return before.replaced;
  const { address, city } = before.form;
  return isSame(before.form, found) ? null : { address, city };
}

/** The found texts are filled in only where the visitor has typed none. SGN-6. */
export const withGapsFilled = <Form extends FoundAddress>(form: Form, { address, city }: FoundAddress): Form => ({
  ...form,
  address: form.address.trim() === '' ? address : form.address,
  city: form.city.trim() === '' ? city : form.city,
});
