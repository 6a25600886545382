import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Box } from './storyboard.ts';

/** Of 100: what is compressed more shows it at the letters. */
const QUALITY = 72;
/** ms that a picture of the shop may take to come. */
const PATIENCE_MS = 4000;

/** So many pictures are taken in search of two that are equal: an endless animation has none. */
const MOST_PICTURES = 5;

/** Whether all content is rendered. It runs in the page, whose clock is paused, so it must not wait for a timer. */
async function isComplete(): Promise<boolean> {
  const isNear = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;
  const pictures = [...document.images].filter(
    (image) => image.checkVisibility() && isNear(image.getBoundingClientRect()),
  );
  const isMoving = document
    .getAnimations()
    .some((motion) => motion.playState === 'running' && Number.isFinite(motion.effect?.getComputedTiming().endTime));
  const hasFonts = [...document.fonts].some(({ family, status }) => family.includes('Variable') && status === 'loaded');
  const isSet = hasFonts && document.fonts.status === 'loaded';
  if (!isSet || isMoving || !pictures.every(({ complete }) => complete)) return false;
  // A picture that has come may not be decoded yet. One that is broken stays so.
  await Promise.allSettled(pictures.map((image) => image.decode()));
  return true;
}

/** A caret that blinks would be in some pictures only. It runs in the page. */
function hideCaret(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { caret-color: transparent !important }');
  document.adoptedStyleSheets.push(sheet);
}

function showCaret(): void {
  document.adoptedStyleSheets.pop();
}

/** Takes pictures of one page. */
export class Camera {
  readonly #page: Page;
  readonly #quality: number;
  #session: Promise<CDPSession> | null = null;

  /** @param quality of 100 */
  constructor(page: Page, quality = QUALITY) {
    this.#page = page;
    this.#quality = quality;
  }

  async #shot(): Promise<Buffer> {
    this.#session ??= this.#page.context().newCDPSession(this.#page);
    const session = await this.#session;
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: this.#quality });
    return Buffer.from(data, 'base64');
  }

  /** What is seen of the page now, as WebP: the first picture that is equal to the one before. */
  async take(): Promise<Buffer> {
    const end = performance.now() + PATIENCE_MS;
    while (!(await this.#page.evaluate(isComplete)) && performance.now() < end);
    await this.#page.evaluate(hideCaret);
    let picture = await this.#shot();
    for (let count = 1, isSteady = false; count < MOST_PICTURES && !isSteady; count += 1) {
      const next = await this.#shot();
      isSteady = next.equals(picture);
      picture = next;
    }
    await this.#page.evaluate(showCaret);
    return picture;
  }
}

/** Of 255: what compression alone changes is less. */
const NOTICEABLE = 28;

type Pair = { readonly before: string; readonly after: string; readonly noticeable: number };

/** The box around all that differs. It runs in a page. */
async function differenceIn({ before, after, noticeable }: Pair): Promise<Box | null> {
  const pixels = async (base64: string) => {
    const image = await createImageBitmap(await (await fetch(`data:image/webp;base64,${base64}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('This browser draws nothing.');
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height);
  };
  const [was, is] = [await pixels(before), await pixels(after)];
  let [left, top, right, bottom] = [is.width, is.height, -1, -1];
  for (let at = 0; at < is.data.length; at += 4) {
    const differs = [at, at + 1, at + 2].some(
      (one) => Math.abs((was.data[one] ?? 0) - (is.data[one] ?? 0)) > noticeable,
    );
    if (!differs) continue;
    const x = (at / 4) % is.width;
    const y = Math.floor(at / 4 / is.width);
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Compares pictures, in a blank page of a browser. */
export class Comparison {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(browser: Browser): Promise<Comparison> {
    return new Comparison(await browser.newPage());
  }

  /** The box around all visible differences, or null if there are none. */
  async difference(before: Buffer, after: Buffer): Promise<Box | null> {
    if (before.equals(after)) return null;
    return await this.#page.evaluate(differenceIn, {
      before: before.toString('base64'),
      after: after.toString('base64'),
      noticeable: NOTICEABLE,
    });
  }

  close = (): Promise<void> => this.#page.close();
}
