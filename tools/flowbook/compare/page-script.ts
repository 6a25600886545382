import pixelmatch from 'pixelmatch';
import { DECISIONS_META } from './places.ts';

/** Of 1: how far two dots differ before it counts; what compression alone changes is less. */
const THRESHOLD = 0.15;

type Dots = { readonly width: number; readonly height: number };

/** A picture's dots on a paper of this size. */
function dotsOf(picture: HTMLImageElement, { width, height }: Dots): Uint8ClampedArray {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, width, height).data;
}

/** Draws what differs between the two pictures of a screen, once. */
async function drawDifference(details: HTMLDetailsElement): Promise<void> {
  const canvas = details.querySelector('canvas');
  const pictures = [...(details.closest('figure')?.querySelectorAll<HTMLImageElement>('img[data-when]') ?? [])];
  const [before, after] = pictures;
  if (!canvas || !before || !after || details.dataset.drawn === 'yes') return;
  details.dataset.drawn = 'yes';
  await Promise.all(pictures.map((picture) => picture.decode()));
  const width = Math.max(before.naturalWidth, after.naturalWidth);
  const height = Math.max(before.naturalHeight, after.naturalHeight);
  Object.assign(canvas, { width, height });
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('This browser draws no pictures.');
  const paper = drawing.createImageData(width, height);
  const size = { width, height };
  const different = pixelmatch(dotsOf(before, size), dotsOf(after, size), paper.data, width, height, {
    threshold: THRESHOLD,
  });
  drawing.putImageData(paper, 0, 0);
  const share = ((100 * different) / (width * height)).toFixed(2);
  const said = details.querySelector('[role=status]');
  if (said) said.textContent = `${different.toLocaleString('en-GB')} dots differ, ${share}% of the picture.`;
}

/** What is decided on the page, as the next comparison reads it. */
function decisions() {
  return [...document.querySelectorAll<HTMLInputElement>('fieldset[data-chart] input:checked')].flatMap((input) => {
    const { chart, path, width, before, after } = input.closest('fieldset')?.dataset ?? {};
    if (chart === undefined || path === undefined) return [];
    return { chart, path, width: Number(width), before: before || null, after: after || null, decision: input.value };
  });
}

const said = document.querySelector('.cmp-deciding output');

function say(words: string): void {
  if (said) said.textContent = words;
}

/** For a page that no server of Flowbook's shows. */
function download(text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: 'decisions.json' }).click();
  URL.revokeObjectURL(href);
}

/** @throws where the server does not write them; the message says why */
async function write(text: string, file: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(location.pathname, { method: 'POST', headers, body: text });
  if (!response.ok) throw new Error((await response.json()).problem);
  say(`${decided()} Written to ${file}.`);
}

function save(): void {
  const text = `${JSON.stringify({ decisions: decisions() }, null, 2)}\n`;
  const file = document.querySelector<HTMLMetaElement>(`meta[name=${DECISIONS_META}]`)?.content;
  if (file === undefined) download(text);
  else write(text, file).catch((error) => say(`Nothing was written. ${error}`));
}

function decided(): string {
  const all = document.querySelectorAll('fieldset[data-chart]').length;
  return `${decisions().length} of ${all} screens that look different are decided.`;
}

// 'toggle' does not bubble.
document.addEventListener(
  'toggle',
  ({ target }) => {
    const isDifference = target instanceof HTMLDetailsElement && target.matches('.cmp-difference') && target.open;
    if (isDifference) drawDifference(target).catch(reportError);
  },
  true,
);
document.addEventListener('change', () => say(decided()));
document.querySelector('.cmp-deciding button')?.addEventListener('click', save);
say(decided());
