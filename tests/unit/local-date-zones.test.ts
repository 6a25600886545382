import { afterEach, describe, expect, it, vi } from 'vitest';
import { localToday } from '#src/platform/local-date.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('SGN-3 the day in the visitor’s time zone', () => {
  it.each([
    ['2026-06-30T23:30:00Z', 'Europe/London', '2026-07-01'],
    ['2026-06-30T23:30:00Z', 'America/Los_Angeles', '2026-06-30'],
    ['2026-01-31T11:30:00Z', 'Pacific/Auckland', '2026-02-01'],
    ['2026-01-01T04:30:00Z', 'America/New_York', '2025-12-31'],
  ])('SGN-3 at %s in %s it is %s', (now, zone, day) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ now: new Date(now) });
    expect(localToday()).toBe(day);
  });
});
