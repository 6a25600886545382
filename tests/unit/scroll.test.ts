import { afterEach, expect, test, vi } from 'vitest';
import { positionSeeker, scrollTowards } from '#src/features/navigation/scroll.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, 'auto'],
  [false, 'instant'],
])(
  'CAT-2 a scroll that may be smooth (%s) follows the style sheet, which respects reduced motion: %s',
  (smooth, behavior) => {
    const scrollTo = vi.fn();
    vi.stubGlobal('window', { scrollTo });
    scrollTowards({ top: 0, smooth });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
  },
);

/** A window of 800 px over a page of some height, which scrolls as far as the page is high. */
function screen() {
  const page = { scrollHeight: 0 };
  const view = {
    innerHeight: 800,
    scrollY: 0,
    scrollTo: ({ top }: { top: number }) => {
      view.scrollY = Math.min(top, page.scrollHeight - view.innerHeight);
    },
  };
  vi.stubGlobal('window', view);
  let isLoading = false;
  vi.stubGlobal('document', { documentElement: page, querySelector: () => (isLoading ? {} : null) });
  const load = () => {
    isLoading = true;
  };
  return { page, view, load };
}

/** A page at rest is at its place after a few frames. */
function comesToRest(attempt: () => boolean): boolean {
  return Array.from({ length: 20 }, attempt).includes(true);
}

test('RTE-5 movements of the previous page do not end the scrolling: the new page reaches its position', () => {
  const { page, view } = screen();
  const attempt = positionSeeker({ top: 3400, smooth: false });
  page.scrollHeight = 4400;
  expect(attempt()).toBe(false);
  // Content that comes into view has another height than was reserved for it, and the browser holds it in its place.
  view.scrollY = 3402;
  expect(attempt()).toBe(false);
  page.scrollHeight = 3100;
  view.scrollY = 2300;
  expect(attempt()).toBe(false);
  page.scrollHeight = 7200;
  expect(attempt()).toBe(false);
  expect(view.scrollY).toBe(3400);
  expect(comesToRest(attempt)).toBe(true);
});

test('RTE-5 a page that is still loading, and that a screen reader scrolls, is not pulled back', () => {
  const { page, view, load } = screen();
  const attempt = positionSeeker({ top: 3400, smooth: false });
  page.scrollHeight = 7200;
  load();
  expect(comesToRest(attempt)).toBe(false);
  view.scrollY = 2000;
  expect(attempt()).toBe(true);
  expect(view.scrollY).toBe(2000);
});
