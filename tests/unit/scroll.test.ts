import { afterEach, expect, test, vi } from 'vitest';
import { positionSeeker, scrollIntoView, scrollTowards, tryEachFrame } from '#src/features/navigation/scroll.ts';

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

test('CAT-2 a smooth scroll is left to the browser while it moves, and begins again where a change of the page has stopped it', () => {
  const { page, view } = screen();
  const scrollTo = vi.fn();
  view.scrollTo = scrollTo;
  view.scrollY = 1800;
  page.scrollHeight = 4400;
  const attempt = positionSeeker({ top: 0, smooth: true });
  for (const place of [1800, 1200, 600]) {
    view.scrollY = place;
    expect(attempt()).toBe(false);
  }
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'auto' }]]);
  expect(comesToRest(attempt)).toBe(false);
  expect(scrollTo.mock.calls).toEqual(Array(2).fill([{ top: 0, behavior: 'auto' }]));
  view.scrollY = 0;
  expect(attempt()).toBe(true);
});

test('CAT-2 a smooth scroll begins as soon as the page is tall enough', () => {
  const { page, view } = screen();
  const scrollTo = vi.fn();
  view.scrollTo = scrollTo;
  page.scrollHeight = 1000;
  const attempt = positionSeeker({ top: 3400, smooth: true });
  expect(attempt()).toBe(false);
  expect(scrollTo).not.toHaveBeenCalled();
  page.scrollHeight = 7200;
  expect(attempt()).toBe(false);
  expect(scrollTo).toHaveBeenCalledOnce();
});

test('RTE-5 the element that a fragment names is in view as soon as the page has it', () => {
  const element = { scrollIntoView: vi.fn() };
  const found = vi.fn().mockReturnValueOnce(null).mockReturnValue(element);
  vi.stubGlobal('document', { getElementById: found });
  expect(scrollIntoView('#processing')).toBe(false);
  expect(scrollIntoView('#processing')).toBe(true);
  expect(found).toHaveBeenCalledWith('processing');
  expect(element.scrollIntoView).toHaveBeenCalledOnce();
});

/** A window whose frames and events the test gives. */
function frames() {
  const events = new EventTarget();
  const held = new Map<number, () => void>();
  let last = 0;
  vi.stubGlobal('window', events);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    last += 1;
    held.set(last, run);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => held.delete(id));
  const frame = () => {
    const due = [...held.values()];
    held.clear();
    for (const run of due) run();
  };
  return { events, frame };
}

test('RTE-5 one attempt a frame is made, until the position is reached', () => {
  const { frame } = frames();
  const attempt = vi.fn().mockReturnValueOnce(false).mockReturnValueOnce(true);
  const send = vi.fn();
  tryEachFrame(attempt, send);
  expect(attempt).not.toHaveBeenCalled();
  for (let count = 0; count < 3; count += 1) frame();
  expect(attempt).toHaveBeenCalledTimes(2);
  expect(send.mock.calls).toEqual([[{ type: 'place.reached' }]]);
});

test.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])(
  'RTE-5 a shopper who scrolls (%s) is noticed until the seeking is stopped, which ends the attempts',
  (type) => {
    const { events, frame } = frames();
    const attempt = vi.fn(() => false);
    const send = vi.fn();
    const stop = tryEachFrame(attempt, send);
    frame();
    events.dispatchEvent(new Event(type));
    expect(send.mock.calls).toEqual([[{ type: 'shopper.scrolled' }]]);
    stop();
    events.dispatchEvent(new Event(type));
    frame();
    expect(send).toHaveBeenCalledOnce();
    expect(attempt).toHaveBeenCalledOnce();
  },
);
