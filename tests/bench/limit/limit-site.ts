import { readFile } from 'node:fs/promises';
import { products } from '#mocks/catalogue.ts';
import type { Files } from '#tests/bench/front.ts';

const CARDS = 24;
/** Pictures on a phone's first screen; the others are loaded when they are near the view. */
const ON_FIRST_SCREEN = 4;

const here = (name: string) => new URL(name, import.meta.url);
const picture = (id: string) => `/images/products/${id}-400.avif`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** Without comments, line ends and indentation, as a person would squeeze it by hand. */
const squeezed = (text: string) =>
  text
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

type Product = (typeof products)[number];

const card = ({ id, name, description, category, price }: Product, place: number) => {
  const when = place < ON_FIRST_SCREEN ? 'fetchpriority=high' : 'loading=lazy decoding=async';
  return [
    `<li data-kind=${category} data-price=${price}><a href="#${id}">`,
    `<img src="${picture(id)}" alt="" width=400 height=500 ${when}><b>${escaped(name)}</b></a>`,
    `<p hidden>${escaped(description)}</p><i>£${price.toFixed(2)}</i><button>Add</button>`,
  ].join('');
};

/**
 * The limit: a hand-made page of 24 products that does nothing more than a shopper sees. One HTML file with its styles
 * and its script, fonts of the system, and the shop's own pictures.
 */
export async function limitSite(): Promise<Files> {
  const [template, styles, script] = await Promise.all(
    ['page.html', 'page.css', 'page.js'].map((name) => readFile(here(name), 'utf8').then(squeezed)),
  );
  // From across the catalogue, so that the filter has something to hide.
  const shown = Array.from(
    { length: CARDS },
    (_, place) => products[Math.floor((place * products.length) / CARDS)],
  ).filter((product) => product !== undefined);
  const kinds = [...new Set(shown.map(({ category }) => category))];
  const parts: Readonly<Record<string, string>> = {
    styles: styles?.replace(/\n/g, '').replace(/\s*([{}:;,>])\s*/g, '$1') ?? '',
    script: script ?? '',
    kinds: kinds.map((kind) => `<label><input type=checkbox value=${kind}>${kind}</label>`).join(''),
    cards: shown.map(card).join(''),
  };
  const html = (template ?? '')
    .replace(/>\n</g, '><')
    .replace(/(?:\/\*|<!--)(\w+)(?:\*\/|-->)/g, (_, name: string) => parts[name] ?? '');
  const pictures = await Promise.all(
    shown.map(
      async ({ id }) =>
        [picture(id), await readFile(new URL(`../../../public${picture(id)}`, import.meta.url))] as const,
    ),
  );
  return new Map([['/', Buffer.from(html)], ...pictures]);
}
