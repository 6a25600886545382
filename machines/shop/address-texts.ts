import { unreadToast } from './toast-texts.ts';

/** The message about stored addresses. ADB-5. */
export const addressTexts = {
  damaged: unreadToast({
    key: 'addresses-damaged',
    one: 'One of your addresses could not be read',
    several: 'Some of your addresses could not be read',
    lasting: 'An address that you add now lasts',
  }),
};
