import { expect, test, vi } from 'vitest';
import { scrollTowards } from '#src/features/navigation/scroll.ts';

test.each([
  [true, 'auto'],
  [false, 'instant'],
])(
  'CAT-2 a scroll that may be smooth (%s) is as the style sheet says, which knows whether the visitor wants less motion: %s',
  (smooth, behavior) => {
    const scrollTo = vi.fn();
    vi.stubGlobal('window', { scrollTo });
    scrollTowards({ top: 0, smooth });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
  },
);
