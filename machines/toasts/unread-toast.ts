import type { ToastContent, Unread } from './toast.ts';

export const SET_ASIDE = 'We have set aside what was damaged. The rest is as it was.';

/** A later message replaces the earlier one and names its things, too: a phone shows only the latest message. STO-2. */
const content = (title: string, detail: string, unread: Unread): ToastContent => ({
  key: 'unread',
  title,
  detail,
  imageUrl: null,
  action: null,
  unread,
});

const asSentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** @param thing can follow 'and': 'your saved cart', 'one order' */
export const unreadToast = (thing: string, detail: string, isLeftInPlace: boolean): ToastContent =>
  content(`${asSentence(thing)} could not be read`, detail, { things: [thing], isLeftInPlace });

/** One message for what two say. STO-2. */
export function unreadTogether(former: Unread, latest: Unread): ToastContent {
  const things = [...former.things, ...latest.things];
  const isLeftInPlace = former.isLeftInPlace || latest.isLeftInPlace;
  const list = asSentence(`${things.slice(0, -1).join(', ')} and ${things.at(-1)}`);
  const outcome = isLeftInPlace
    ? 'There is no room to set all of it aside, so we leave it as it is. What you change now lasts until you leave or reload the page.'
    : SET_ASIDE;
  return content('Some of your data could not be read', `${list}. ${outcome}`, { things, isLeftInPlace });
}
