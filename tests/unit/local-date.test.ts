import { afterEach, describe, expect, it, vi } from 'vitest';
import { englandToday } from '#src/platform/local-date.ts';

afterEach(() => void vi.useRealTimers());

describe('DET-4 the day in England', () => {
  it.each([
    ['2026-11-25T23:59:00Z', '2026-11-25'],
    ['2026-11-25T00:00:00Z', '2026-11-25'],
    ['2026-06-30T22:59:00Z', '2026-06-30'],
    ['2026-06-30T23:00:00Z', '2026-07-01'],
    ['2026-03-28T23:30:00Z', '2026-03-28'],
    ['2026-03-29T23:30:00Z', '2026-03-30'],
    ['2026-10-24T23:30:00Z', '2026-10-25'],
    ['2026-10-25T23:30:00Z', '2026-10-25'],
  ])('DET-4 at %s it is %s, wherever the visitor is', (now, day) => {
    vi.useFakeTimers({ now: new Date(now) });
    expect(englandToday()).toBe(day);
  });

  it('DET-4 it is the day that the time zone Europe/London has, on every day of three years', () => {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });
    vi.useFakeTimers();
    for (let at = Date.UTC(2026, 0, 1, 23, 30); at < Date.UTC(2029, 0, 1); at += 86_400_000) {
      vi.setSystemTime(at);
      expect(englandToday()).toBe(format.format(at));
    }
  });
});
