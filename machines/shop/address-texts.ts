import type { ToastContent } from '#machines/toasts/toast.ts';

/** The message about stored addresses. ADB-5. */
export const addressTexts = {
  damaged: (count: number, isLeftInPlace: boolean): ToastContent => ({
    key: 'addresses-damaged',
    title: count === 1 ? 'One of your addresses could not be read' : 'Some of your addresses could not be read',
    detail: isLeftInPlace
      ? 'There is no room to set it aside, so we leave all as it is. An address that you add now lasts until you leave or reload the page.'
      : 'We have set aside what was damaged. The rest is as it was.',
    imageUrl: null,
    action: null,
  }),
};
