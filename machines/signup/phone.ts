const SHAPE = /^(?:07|\+447)\d{9}$/;

/** A UK mobile: spaces aside, 07 or +447 and nine digits. SGN-2. */
export const isUkMobile = (text: string): boolean => SHAPE.test(text.replace(/\s/g, ''));
