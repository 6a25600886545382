import { afterEach, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { updatedAfterPaint } from '#src/platform/updated-after-paint.ts';

const light = createMachine({
  initial: 'red',
  states: { red: { on: { go: 'green' } }, green: { on: { stop: 'red' } } },
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Frames that are shown when the test says so. */
function heldFrames(): () => void {
  vi.useFakeTimers();
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => {});
  return () => {
    for (const run of frames.splice(0)) run(0);
    vi.runAllTimers();
  };
}

test('PRD-14 the parts beside the answer are updated after its frame is shown, and once for several changes', () => {
  const showFrame = heldFrames();
  const flow = createActor(light).start();
  const [one, other] = [vi.fn(), vi.fn()];
  updatedAfterPaint(flow).subscribe({ next: one });
  updatedAfterPaint(flow).subscribe(other);

  flow.send({ type: 'go' });
  flow.send({ type: 'stop' });
  expect(updatedAfterPaint(flow).getSnapshot()).toBe(flow.getSnapshot());
  expect(one).not.toHaveBeenCalled();
  showFrame();
  expect(one).toHaveBeenCalledExactlyOnceWith(flow.getSnapshot());
  expect(other).toHaveBeenCalledExactlyOnceWith(flow.getSnapshot());

  flow.send({ type: 'go' });
  showFrame();
  expect(one).toHaveBeenCalledTimes(2);
});

test('PRD-14 a part that unmounts before the frame is shown is not updated, and the others are', () => {
  const showFrame = heldFrames();
  const flow = createActor(light).start();
  const [left, stayed] = [vi.fn(), vi.fn()];
  const { unsubscribe } = updatedAfterPaint(flow).subscribe(left);
  updatedAfterPaint(flow).subscribe(stayed);
  flow.send({ type: 'go' });
  unsubscribe();
  showFrame();
  expect(left).not.toHaveBeenCalled();
  expect(stayed).toHaveBeenCalledTimes(1);
});
