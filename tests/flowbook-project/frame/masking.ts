import type { Masking } from '#tools/flowbook/frame/masked.ts';

const PERSONAL =
  /^(?:address|city|dateOfBirth|email|firstName|lastName|password|phone|phoneNumber|postalCode|postcode|street|token)$/;
/** One-time codes; the codes of problems are words. */
const ONE_TIME_CODE = /^[\d ]+$/;
/** Events that carry what is typed, whatever they call it. */
const TYPED: ReadonlySet<string> = new Set(['code.changed', 'delivery.changed', 'field.changed']);

/** What of the shop's data is personal. The signed-in user is as a whole; which field is typed into is no secret. */
export const SHOP_MASKING: Masking = {
  isPersonal: (name, text) => PERSONAL.test(name) || (name === 'code' && ONE_TIME_CODE.test(text)),
  isPerson: (name) => name === 'user',
  isTyped: (event, name) => TYPED.has(event) && name !== 'field',
};
