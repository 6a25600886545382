import { isDeepStrictEqual } from 'node:util';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { shownToasts } from '#machines/toasts/toasts.selectors.ts';
import { factsOf, isTimeOut } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, situation, sent, isOn } = sentencesOn<typeof toastsMachine>();

type Snapshot = Parameters<typeof sent>[0]['after'];

const isShown = (snapshot: Snapshot, id: number | undefined): boolean =>
  shownToasts(snapshot).some((toast) => toast.id === id);
const isWaiting = (snapshot: Snapshot): boolean => snapshot.matches('covered') || snapshot.matches('waiting');
const isAnyShown = (snapshot: Snapshot): boolean => shownToasts(snapshot).length > 0;

export const toastsProperties = [
  situation('CRT-6 at most three messages are shown at once, and no two about one thing', isAnyShown, (snapshot) => {
    const keys = shownToasts(snapshot).map(({ key }) => key);
    return keys.length <= 3 && new Set(keys).size === keys.length && snapshot.hasTag('open');
  }),
  step(
    'CRT-6 a message is shown at once, after the earlier ones',
    (happening) => isOn(happening, 'toast.requested') && !happening.before.matches('covered'),
    (happening) => shownToasts(happening.after).at(-1)?.key === sent(happening, 'toast.requested')?.content.key,
  ),
  step(
    'AGE-7 CRT-6 a message that waits is shown once the page is uncovered',
    (happening) => isWaiting(happening.before) && isOn(happening, 'page.uncovered'),
    ({ before, after }) =>
      !isAnyShown(before) && isAnyShown(after) === after.hasTag('open') && after.context === before.context,
  ),
  step(
    'CRT-6 Undo requests to undo that removal, and its message disappears',
    (happening) => isOn(happening, 'undo.chosen') && isAnyShown(happening.before),
    (happening) => {
      const undo = sent(happening, 'undo.chosen');
      const [fact] = factsOf(happening, 'toasts.undo.requested');
      return isDeepStrictEqual(fact?.command, undo?.command) && !isShown(happening.after, undo?.id);
    },
  ),
  step(
    'CRT-6 View cart opens the cart, and its message disappears',
    (happening) => isOn(happening, 'link.chosen') && isAnyShown(happening.before),
    (happening) => {
      const link = sent(happening, 'link.chosen');
      const [fact] = factsOf(happening, 'navigation.requested');
      return fact?.href === link?.href && fact?.kind === 'push' && !isShown(happening.after, link?.id);
    },
  ),
  step(
    'CRT-6 one press sends one command, and without a press none is sent',
    ({ before }) => isAnyShown(before),
    (happening) => {
      const asked =
        factsOf(happening, 'toasts.undo.requested').length + factsOf(happening, 'navigation.requested').length;
      return asked === Number(isOn(happening, 'undo.chosen', 'link.chosen'));
    },
  ),
  step(
    'CRT-6 a message disappears by time, by a press on it, for a newer one, where it is no longer true, or while something covers the page',
    ({ before, after }) => shownToasts(before).some(({ id }) => !isShown(after, id)),
    (happening) => {
      const gone = shownToasts(happening.before).filter(({ id }) => !isShown(happening.after, id));
      if (isTimeOut(happening)) return gone.length === 1 && gone[0] === shownToasts(happening.before)[0];
      if (isOn(happening, 'toast.requested')) return gone.length === 1;
      if (isOn(happening, 'toast.withdrawn')) {
        return gone.length === 1 && gone[0]?.key === sent(happening, 'toast.withdrawn')?.key;
      }
      if (isOn(happening, 'page.covered')) return happening.after.context === happening.before.context;
      return gone.length === 1 && gone[0]?.id === happening.event.id;
    },
  ),
  step(
    'CRT-6 a message that is no longer true is not shown, also once the page is uncovered',
    (happening) => isOn(happening, 'toast.withdrawn') && !happening.before.matches('covered'),
    ({ after, event }) => after.context.toasts.every(({ key }) => key !== event.key),
  ),
];
