import { unreadEntries } from './toast-texts.ts';

/** The message about stored addresses. ADB-5. */
export const addressTexts = {
  damaged: unreadEntries({
    one: 'one of your addresses',
    several: 'some of your addresses',
    lasting: 'An address that you add now lasts',
  }),
};
