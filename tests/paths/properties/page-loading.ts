import type { PageName } from '#machines/domain/routes.ts';
import type { PageDownload } from '#machines/shop/page-loading.events.ts';
import type { pageLoadingMachine } from '#machines/shop/page-loading.machine.ts';
import { pageLoadingView } from '#machines/shop/shop.selectors.ts';
import { answerOf, asked, isAsked, isDone } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, situation, beginning, run, sent, isOn } = sentencesOn<typeof pageLoadingMachine>();

type Step = Parameters<typeof sent>[0];

const pageReached = (happening: Step): PageName | null =>
  sent(happening, 'navigation.page.reached')?.route.name ?? null;

const downloadOf = (happening: Step): PageDownload | null =>
  (answerOf(happening, 'loadPage')?.output as PageDownload | undefined) ?? null;

/** Whether the page may be reloaded: a page was shown before, and nothing is lost. */
const isReloadSafe = (happening: Step): boolean => {
  const download = downloadOf(happening);
  return download?.result === 'removed' && download.isAllStored && happening.before.context.loaded.length > 0;
};

export const pageLoadingProperties = [
  beginning(
    'RTE-1 no page is shown before the first address has been read',
    (first) => pageLoadingView(first) === 'loading' && !isAsked(first, 'loadPage'),
  ),
  run('RTE-1 each page is shown as soon as its code is loaded, and is requested once', () => {
    const loaded = new Set<PageName>();
    let page: PageName | null = null;
    return (happening) => {
      const ahead = sent(happening, 'page.code.loaded')?.page;
      if (ahead) loaded.add(ahead);
      if (downloadOf(happening)?.result === 'loaded') loaded.add(happening.before.context.page);
      const reached = pageReached(happening);
      const isSame = reached !== null && reached === page;
      page = reached ?? page;
      if (isSame)
        return (
          asked(happening, 'loadPage') === null &&
          pageLoadingView(happening.before) === pageLoadingView(happening.after)
        );
      if (reached === null) return null;
      if (loaded.has(reached))
        return pageLoadingView(happening.after) === 'loaded' && asked(happening, 'loadPage') === null;
      return JSON.stringify(asked(happening, 'loadPage')?.input) === JSON.stringify({ page: reached });
    };
  }),
  step(
    'RTE-1 the page is shown once its code is loaded',
    (happening) => downloadOf(happening)?.result === 'loaded',
    ({ after }) => pageLoadingView(after) === 'loaded',
  ),
  step(
    'DEP-1 DEP-3 a page whose file a deploy has removed is reloaded',
    isReloadSafe,
    (happening) => isDone(happening, 'reloadPage') && pageLoadingView(happening.after) === 'loading',
  ),
  step(
    'DEP-1 only such a page is reloaded: not the first page, and not if data would be lost',
    (happening) => !isReloadSafe(happening),
    (happening) => !isDone(happening, 'reloadPage'),
  ),
  step(
    'RTE-1 DEP-1 the page says that its code could not be loaded, and Try again requests it once more',
    (happening) => {
      const download = downloadOf(happening);
      return download !== null && download.result !== 'loaded' && !isReloadSafe(happening);
    },
    ({ after }) => pageLoadingView(after) === 'failed' && after.can({ type: 'page.retried' }),
  ),
  step(
    'RTE-1 Try again requests the page that could not be loaded',
    (happening) => isOn(happening, 'page.retried') && pageLoadingView(happening.before) === 'failed',
    (happening) =>
      JSON.stringify(asked(happening, 'loadPage')?.input) === JSON.stringify({ page: happening.before.context.page }),
  ),
  step(
    'RTE-1 preloaded code does not change the shown page',
    (happening) => isOn(happening, 'page.code.loaded'),
    ({ before, after, effects }) => pageLoadingView(before) === pageLoadingView(after) && effects.length === 0,
  ),
  situation(
    'RTE-1 the page is busy only while its code or its address is loading',
    () => true,
    (snapshot) => snapshot.hasTag('busy') === (isAsked(snapshot, 'loadPage') || snapshot.matches('reloading')),
  ),
  run('RTE-1 the running request is for the page of the address', () => {
    let input: unknown = null;
    return (happening) => {
      const request = asked(happening, 'loadPage');
      if (request) input = request.input;
      const { after } = happening;
      return isAsked(after, 'loadPage') ? JSON.stringify(input) === JSON.stringify({ page: after.context.page }) : null;
    };
  }),
];
