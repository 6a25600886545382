import { painted } from '#src/lib/after-paint.ts';
import { readPageData } from '#src/lib/page-data.ts';
import { addFonts } from './add-fonts.ts';
import { showBelowFold } from './defer-below-fold.ts';
import { isAnythingKept } from './open-gate.ts';

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

/** Fetches the shop's code once what is looked at first is there, or as soon as something is touched. */
export async function loadShop(): Promise<void> {
  const data = readPageData();
  if (data === null) return showBelowFold(document.fonts.ready);
  const faces = addFonts(data.faces);
  await Promise.race([firstPictures(), firstTouch()]);
  const needed = [...data.scripts, ...(isAnythingKept() ? data.kept : [])];
  document.head.append(...needed.map((href) => preloadLink(href)));
  void showBelowFold(faces);
  document.head.append(...data.scripts.map(moduleScript));
}
