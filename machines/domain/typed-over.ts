/** A form as it was before the page was loaded again; a field that has been typed into since has the later text. STO-4. */
export const typedOver = <Form extends Record<string, string>>(form: Form, draft: Partial<Form>): Form => ({
  ...form,
  ...Object.fromEntries(Object.entries(draft).filter(([field]) => form[field] === '')),
});
