import { afterEach, expect, test, vi } from 'vitest';
import { pause } from '#src/platform/pause.ts';

afterEach(() => void vi.useRealTimers());

test('API-f a pause takes its time, and then no longer listens to the signal', async () => {
  vi.useFakeTimers();
  const { signal } = new AbortController();
  const listeners = { added: vi.spyOn(signal, 'addEventListener'), removed: vi.spyOn(signal, 'removeEventListener') };
  let isOver = false;
  const paused = pause(300, signal).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(299);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await paused;
  const [type, listener] = listeners.added.mock.calls[0] ?? [];
  expect(listeners.removed.mock.calls[0]?.slice(0, 2)).toEqual([type, listener]);
});

test('API-f a pause ends when it is given up, before or meanwhile, and leaves no timer', async () => {
  vi.useFakeTimers();
  const before = new AbortController();
  before.abort(new Error('before'));
  await expect(pause(300, before.signal)).rejects.toThrow('before');
  const meanwhile = new AbortController();
  const paused = pause(300, meanwhile.signal);
  meanwhile.abort(new Error('meanwhile'));
  await expect(paused).rejects.toThrow('meanwhile');
  expect(vi.getTimerCount()).toBe(0);
});
