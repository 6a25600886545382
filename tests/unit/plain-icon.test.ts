import * as house from 'lucide-react/icons/house';
import * as loader from 'lucide-react/icons/loader-circle';
import * as mail from 'lucide-react/icons/mail';
import * as userRound from 'lucide-react/icons/user-round';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { plainIcon } from '#src/ui/plain-icon.ts';

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
  test.each([
    ['house', house, { size: 20, strokeWidth: 1.5, 'aria-hidden': true }],
    ['loader-circle', loader, { size: 16, strokeWidth: 1.6, className: 'spinner', 'aria-hidden': true }],
    ['mail', mail, { size: 28, strokeWidth: 1.2, 'aria-hidden': 'true' }],
    ['user-round', userRound, {}],
  ] as const)("%s is the element that lucide's own is", (_, icon, props) => {
    const plain = renderToStaticMarkup(createElement(plainIcon(Reflect.get(icon, '__iconData')), props));
    expect(plain.match(/<path/g)).toHaveLength(1);
    expect(partsOf(plain)).toEqual(partsOf(renderToStaticMarkup(createElement(icon.default, props))));
  });
});
