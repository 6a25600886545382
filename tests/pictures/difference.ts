import type { Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';

/** Of 1: how far two dots differ before it counts. */
const THRESHOLD = 0.05;
/** So many dots may differ: a line of a control has more. */
const TOLERATED_DOTS = 64;

type Dots = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** The dots of a picture, four bytes each, as base64. It runs in a page, because Node decodes no WebP. */
async function decodedIn(picture: string): Promise<{ width: number; height: number; dots: string }> {
  const image = await createImageBitmap(await (await fetch(`data:image/webp;base64,${picture}`)).blob());
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  let binary = '';
  for (let at = 0; at < data.length; at += 0x8000) binary += String.fromCharCode(...data.subarray(at, at + 0x8000));
  return { width, height, dots: btoa(binary) };
}

async function decoded(page: Page, picture: Buffer): Promise<Dots> {
  const { width, height, dots } = await page.evaluate(decodedIn, picture.toString('base64'));
  return { width, height, data: Buffer.from(dots, 'base64') };
}

/** The box around all dots that are marked, in words. */
function boxWords(marked: Uint8Array, { width, height }: Dots): string {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let dot = 0; dot < width * height; dot += 1) {
    if (marked[dot * 4 + 3] === 0) continue;
    const [x, y] = [dot % width, Math.floor(dot / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return `within ${right - left + 1} × ${bottom - top + 1} px at (${left}, ${top})`;
}

/** In what two pictures differ, in words; null where they look the same. */
export function differenceOf(before: Dots, after: Dots): string | null {
  const { width, height } = after;
  if (before.width !== width || before.height !== height)
    return `it has ${width} × ${height} px instead of ${before.width} × ${before.height}`;
  const marked = new Uint8Array(width * height * 4);
  const count = pixelmatch(before.data, after.data, marked, width, height, { threshold: THRESHOLD, diffMask: true });
  return count <= TOLERATED_DOTS ? null : `${count.toLocaleString('en-GB')} dots differ, ${boxWords(marked, after)}`;
}

/** The same for two pictures as WebP. @param page any, for decoding */
export async function pictureDifference(page: Page, before: Buffer, after: Buffer): Promise<string | null> {
  return before.equals(after) ? null : differenceOf(await decoded(page, before), await decoded(page, after));
}
