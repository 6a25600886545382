import type { MouseEvent, ReactElement } from 'react';
import { expect, test, vi } from 'vitest';

const { sent } = vi.hoisted(() => ({ sent: vi.fn() }));
vi.mock('#src/platform/shop-context.ts', () => ({ useFlow: () => ({ send: sent }) }));
// The router looks for its window as it is imported.
vi.stubGlobal('window', {});
vi.stubGlobal('history', {});

const { Link } = await import('#src/platform/navigation.ts');

type Press = Partial<Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>>;

/** Presses a link as React does. @returns whether the shop handles the press in the place of the browser */
function isHandled(href: string, press: Press): boolean {
  sent.mockClear();
  const preventDefault = vi.fn();
  const link = Link({ href }) as ReactElement<{ onClick: (event: MouseEvent) => void }>;
  link.props.onClick({ button: 0, defaultPrevented: false, preventDefault, ...press } as unknown as MouseEvent);
  expect(sent).toHaveBeenCalledTimes(preventDefault.mock.calls.length);
  return preventDefault.mock.calls.length === 1;
}

test('RTE-5 the shop handles a press on its own link', () => {
  expect(isHandled('/cart', {})).toBe(true);
  expect(sent).toHaveBeenCalledWith({
    type: 'page.requested',
    href: '/cart',
    kind: 'push',
    preserveScroll: false,
    smoothScroll: false,
  });
});

test.each<[string, Press]>([
  ['Command', { metaKey: true }],
  ['Control', { ctrlKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
  ['the right button', { button: 2 }],
])('RTE-5 the browser handles a press with %s: a new tab or window, a download, a menu', (_, press) => {
  expect(isHandled('/cart', press)).toBe(false);
});

test.each(['https://elsewhere.example/', 'mailto:hello@tawnyandrye.example', '#main'])(
  'RTE-5 the browser handles a link to %s',
  (href) => {
    expect(isHandled(href, {})).toBe(false);
  },
);
