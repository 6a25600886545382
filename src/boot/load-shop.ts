import { painted } from '#src/platform/after-paint.ts';
import { APP_NOT_LOADED_ID, type PageData, readPageData } from '#src/platform/page-data.ts';
import { addFonts } from './add-fonts.ts';
import { showBelowFold } from './defer-below-fold.ts';

/** What a visitor does who wants more than to look. */
const EAGER = ['pointerdown', 'keydown', 'input'] as const;

function preloadLink(href: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = 'modulepreload';
  element.href = href;
  element.crossOrigin = '';
  return element;
}

/** In order, and each in a turn of its own: no script holds up the page for as long as all of them would. */
function moduleScript(src: string): HTMLScriptElement {
  const element = document.createElement('script');
  element.type = 'module';
  element.crossOrigin = '';
  element.async = false;
  element.src = src;
  return element;
}

/** Whether a file has loaded, once that is known. */
const hasLoaded = (element: HTMLElement) =>
  new Promise<boolean>((resolve) => {
    element.addEventListener('load', () => resolve(true));
    element.addEventListener('error', () => resolve(false));
  });

/** The pictures that the page is looked at for: those that were asked for first, until they can be seen. */
async function firstPictures(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  const isLoaded = new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), isLoaded]);
  await painted();
}

const firstTouch = () =>
  new Promise<void>((resolve) => {
    for (const type of EAGER) addEventListener(type, () => resolve(), { once: true, capture: true, passive: true });
  });

function showAppNotLoaded(): void {
  const notice = document.getElementById(APP_NOT_LOADED_ID);
  if (notice instanceof HTMLTemplateElement) document.body.append(notice.content.cloneNode(true));
}

/** Runs the scripts. Where the app fails to load it is asked for once more, then the shopper reads that it is missing. */
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

/** Fetches the shop's code once what is looked at first is there, or as soon as something is touched. */
export async function loadShop(): Promise<void> {
  const data = readPageData();
  if (data === null) return showBelowFold(document.fonts.ready);
  const faces = addFonts(data.faces);
  await Promise.race([firstPictures(), firstTouch()]);
  document.head.append(...data.scripts.map((href) => preloadLink(href)));
  void showBelowFold(faces);
  await runApp(data);
}
