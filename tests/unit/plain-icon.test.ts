import * as house from 'lucide-react/icons/house';
import * as loader from 'lucide-react/icons/loader-circle';
import * as mail from 'lucide-react/icons/mail';
import * as userRound from 'lucide-react/icons/user-round';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { plainIcon } from '#src/ui/plain-icon.ts';

/** The same attributes in whatever order, the same shapes in theirs. */
const partsOf = (markup: string) => markup.split('><').map((element) => element.match(/[\w-]+="[^"]*"|\w+/g)?.sort());

describe('an icon of the build', () => {
  test.each([
    ['house', house, { size: 20, strokeWidth: 1.5, 'aria-hidden': true }],
    ['loader-circle', loader, { size: 16, strokeWidth: 1.6, className: 'spinner', 'aria-hidden': true }],
    ['mail', mail, { size: 28, strokeWidth: 1.2, 'aria-hidden': 'true' }],
    ['user-round', userRound, {}],
  ] as const)("%s is the element that lucide's own is", (_, icon, props) => {
    const plain = renderToStaticMarkup(createElement(plainIcon(Reflect.get(icon, '__iconData')), props));
    expect(plain).toContain('<path');
    expect(partsOf(plain)).toEqual(partsOf(renderToStaticMarkup(createElement(icon.default, props))));
  });
});
