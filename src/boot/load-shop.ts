import { painted } from '#src/platform/after-paint.ts';
import { APP_NOT_LOADED_ID, type PageData, readPageData } from '#src/platform/page-data.ts';
import { addFonts } from './add-fonts.ts';
import { showBelowFold } from './defer-below-fold.ts';

/** These events show that the visitor wants to use the page now. */
const FIRST_INTERACTIONS = ['pointerdown', 'keydown', 'input'] as const;

function preloadLink(href: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = 'modulepreload';
  element.href = href;
  element.crossOrigin = '';
  return element;
}

/** The scripts run in order, each in its own task, so that no task blocks the page for long. */
function moduleScript(src: string): HTMLScriptElement {
  const element = document.createElement('script');
  element.type = 'module';
  element.crossOrigin = '';
  element.async = false;
  element.src = src;
  return element;
}

/** True when the file has loaded, false when it has failed. */
const hasLoaded = (element: HTMLElement) =>
  new Promise<boolean>((resolve) => {
    element.addEventListener('load', () => resolve(true));
    element.addEventListener('error', () => resolve(false));
  });

/** Resolves when the pictures with high priority are painted. */
async function firstPictures(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  const isLoaded = new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), isLoaded]);
  await painted();
}

const firstInteraction = () =>
  new Promise<void>((resolve) => {
    for (const type of FIRST_INTERACTIONS)
      addEventListener(type, () => resolve(), { once: true, capture: true, passive: true });
  });

function showAppNotLoaded(): void {
  const notice = document.getElementById(APP_NOT_LOADED_ID);
  if (notice instanceof HTMLTemplateElement) document.body.append(notice.content.cloneNode(true));
}

/** Runs the scripts. If the app fails to load, it is requested once more; then a notice says that it is missing. */
async function runApp({ scripts, app }: PageData): Promise<void> {
  const elements = scripts.map(moduleScript);
  const isAppLoaded = Promise.all(elements.filter(({ src }) => src.endsWith(app)).map(hasLoaded));
  document.head.append(...elements);
  if ((await isAppLoaded).every(Boolean)) return;
  const again = moduleScript(app);
  const isLoadedNow = hasLoaded(again);
  document.head.append(again);
  if (!(await isLoadedNow)) showAppNotLoaded();
}

/** Loads the shop's code after the first pictures, or at the first interaction. */
export async function loadShop(): Promise<void> {
  const data = readPageData();
  if (data === null) return showBelowFold(document.fonts.ready);
  const fonts = addFonts(data.fonts);
  await Promise.race([firstPictures(), firstInteraction()]);
  document.head.append(...data.scripts.map((href) => preloadLink(href)));
  void showBelowFold(fonts);
  await runApp(data);
}
