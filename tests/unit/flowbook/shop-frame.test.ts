// @vitest-environment jsdom

import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { FRAME_ID, frameHref, shopFrame } from '#tools/flowbook/app/shop-frame.ts';
import { CHANNEL, type FrameNews } from '#tools/flowbook/frame/protocol.ts';
import { Recorder } from '#tools/flowbook/live/recorder.ts';
import { frameMachine } from '#tools/flowbook/machines/frame.machine.ts';
import type { Way } from '#tools/flowbook/machines/way.machine.ts';

const WAY: Way = {
  title: 'the cart',
  visit: { at: '/cart' },
  steps: [{ words: 'Check out', sender: 'user', sent: [], actions: [], ms: 0, charts: {} }],
  reach: null,
};

const opened = () => {
  const recorder = new Recorder();
  const machine = frameMachine.provide({
    actors: { shop: shopFrame(recorder) },
    actions: { forgetPast: () => recorder.clear() },
  });
  return createActor(machine, { systemId: 'frame' }).start();
};

/** Shows a page in the frame, as the view does. */
function show(src: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.id = FRAME_ID;
  frame.src = src;
  document.body.replaceChildren(frame);
  return frame;
}

/** A message from the page in the frame. */
const say = ({ contentWindow: source }: HTMLIFrameElement, body: FrameNews): boolean =>
  dispatchEvent(new MessageEvent('message', { data: { channel: CHANNEL, body }, origin: location.origin, source }));

const READY: FrameNews = { kind: 'ready', address: '/' };

afterEach(() => document.body.replaceChildren());

test('FLW-2 a way begins once its own page is ready, not the one before that is still shown', () => {
  const frame = opened();
  const before = show(frameHref(frame.getSnapshot()));
  frame.send({ type: 'way.found', way: WAY });
  say(before, READY);
  expect(frame.getSnapshot().value).toBe('opening');
  const page = show(frameHref(frame.getSnapshot()));
  say(page, READY);
  expect(frame.getSnapshot().value).toEqual({ led: 'stepping' });
  say(page, { kind: 'stepped', step: 0, undone: [] });
  expect(frame.getSnapshot().value).toEqual({ led: 'completed' });
});

test('FLW-2 the same visit opened once more is another page', () => {
  const frame = opened();
  const before = show(frameHref(frame.getSnapshot()));
  say(before, READY);
  expect(frame.getSnapshot().value).toBe('free');
  frame.send({ type: 'shop.restarted' });
  say(before, READY);
  expect(frame.getSnapshot().value).toBe('opening');
});
