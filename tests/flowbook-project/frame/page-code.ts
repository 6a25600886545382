import { PAGE_VIEWS } from '#src/app/page-views.tsx';
import { LoadError } from '#src/platform/lazy.ts';

/** Whether the download of a page's code fails, as it does offline. */
export const pageCode = { isBlocked: false };

const blocked = () => new LoadError(new Error('The code was blocked.'), false);

/** Downloads the code of all pages ahead, so that a walk waits for none, and can let any of them fail. */
export async function fetchPageCode(): Promise<void> {
  const views = Object.values(PAGE_VIEWS).map(({ View }) => View);
  await Promise.all(views.map((view) => view.load()));
  for (const view of views) {
    const { load } = view;
    view.load = () => (pageCode.isBlocked ? Promise.reject(blocked()) : load());
  }
}
