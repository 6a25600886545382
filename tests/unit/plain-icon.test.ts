import { createRequire } from 'node:module';
import type * as lucide from 'lucide-react';
import House from 'lucide-react/icons/house';
import Loader2 from 'lucide-react/icons/loader-2';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import Mail from 'lucide-react/icons/mail';
import UserRound from 'lucide-react/icons/user-round';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { iconShapes } from '#tools/build/vite/icon-shapes.ts';

/** As Node finds it: past the build, which draws icons in its own way. */
const library: typeof lucide = createRequire(import.meta.url)('lucide-react');

/** Nothing is styled by the library's own class, nor by names that an icon had before; HTML needs no namespace. */
const asTheBuildSays = (markup: string) =>
  markup.replace(/lucide (lucide-[a-z-]+)(?: lucide-[\w-]+)*/, '$1').replace(' xmlns="http://www.w3.org/2000/svg"', '');

/** The same attributes in whatever order, and the same shapes: all paths are one. */
function partsOf(markup: string) {
  const elements = markup.split('><').filter((element) => element !== '/path' && !element.startsWith('/'));
  const paths = elements.flatMap((element) => / d="([^"]*)"/.exec(element)?.[1] ?? []);
  const others = elements.filter((element) => !element.startsWith('path'));
  return {
    strokes: paths.map((d) => (d.startsWith('m') ? `M0 0${d}` : d)).join(''),
    others: others.map((element) => element.match(/[\w-]+="[^"]*"|\w+/g)?.sort()),
  };
}

describe('an icon of the build', () => {
  test('strokes are one path, in which a relative beginning still counts from the corner', () => {
    const strokes = [
      ['path', { d: 'M1 1h2', key: 'a' }],
      ['circle', { r: '2', key: 'b' }],
      ['path', { d: 'm3 3 1 1', key: 'c' }],
    ] as const;
    expect(iconShapes(strokes)).toEqual([
      ['path', { d: 'M1 1h2M0 0m3 3 1 1' }],
      ['circle', { r: '2' }],
    ]);
  });

  test.each([
    ['House', House, { size: 20, strokeWidth: 1.5, 'aria-hidden': true }],
    ['LoaderCircle', LoaderCircle, { size: 16, strokeWidth: 1.6, className: 'spinner', 'aria-hidden': true }],
    ['Loader2', Loader2, { size: 16 }],
    ['Mail', Mail, { size: 28, strokeWidth: 1.2, 'aria-hidden': 'true' }],
    ['UserRound', UserRound, {}],
  ] as const)("%s is the element that lucide's own is", (name, icon, props) => {
    const plain = renderToStaticMarkup(createElement(icon, props));
    expect(plain.match(/<path/g)).toHaveLength(1);
    expect(partsOf(plain)).toEqual(partsOf(asTheBuildSays(renderToStaticMarkup(createElement(library[name], props)))));
  });
});
