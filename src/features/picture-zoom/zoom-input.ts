import type { PictureZoomEvent } from '#machines/picture-zoom/picture-zoom.machine.ts';
import type { Point } from '#machines/picture-zoom/zoom-geometry.ts';

/** An arrow key moves the picture by so many px. */
const KEY_STEP = 80;
/** From this distance in px a press is a movement of the picture. */
const DRAG_FROM = 6;
/** How much a px of the wheel enlarges. Two fingers on a touchpad come as a wheel with Ctrl, in much smaller steps. */
const WHEEL_RATE = 0.002;
const TOUCHPAD_RATE = 0.01;
const LINE_PX = 16;

/** An arrow key shows more of the picture on its side, so the picture goes the other way. */
const KEYS: Readonly<Record<string, PictureZoomEvent>> = {
  '+': { type: 'level.raised' },
  // The key of + without Shift.
  '=': { type: 'level.raised' },
  '-': { type: 'level.lowered' },
  '0': { type: 'level.reset' },
  ArrowLeft: { type: 'picture.moved', by: { x: KEY_STEP, y: 0 } },
  ArrowRight: { type: 'picture.moved', by: { x: -KEY_STEP, y: 0 } },
  ArrowUp: { type: 'picture.moved', by: { x: 0, y: KEY_STEP } },
  ArrowDown: { type: 'picture.moved', by: { x: 0, y: -KEY_STEP } },
};

const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const length = ({ x, y }: Point): number => Math.hypot(x, y);

/**
 * This ref belongs to the stage. Its fingers, pointer, wheel and keys become events of the chart. The browser's own
 * pinch would enlarge the buttons with the picture, so the stage has `touch-action: none`, and React cannot prevent the
 * wheel from zooming the page. ZOM-2, ZOM-3.
 */
export const zoomInput =
  (send: (event: PictureZoomEvent) => void) =>
  (stage: HTMLElement | null): (() => void) | undefined => {
    if (!stage) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const fingers = new Map<number, Point>();
    let travelled = 0;

    const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top, width, height } = stage.getBoundingClientRect();
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
    };
    const press = (event: PointerEvent) => {
      if (event.button !== 0) return;
      stage.setPointerCapture(event.pointerId);
      if (fingers.size === 0) travelled = 0;
      fingers.set(event.pointerId, placeOf(event));
      stage.dataset.held = '';
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = placeOf(event);
      fingers.set(event.pointerId, now);
      travelled += length(between(before, now));
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const at = middle(now, other);
        send({ type: 'picture.moved', by: between(middle(before, other), at) });
        const apart = length(between(before, other));
        if (apart > 0) send({ type: 'level.scaled', by: length(between(now, other)) / apart, at });
      } else if (travelled >= DRAG_FROM) send({ type: 'picture.moved', by: between(before, now) });
    };
    const release = ({ pointerId }: PointerEvent) => {
      fingers.delete(pointerId);
      if (fingers.size === 0) delete stage.dataset.held;
    };
    const choose = (event: MouseEvent) => {
      if (travelled < DRAG_FROM) send({ type: 'point.chosen', at: placeOf(event) });
    };
    const turnWheel = (event: WheelEvent) => {
      event.preventDefault();
      const px = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE_PX;
      const by = Math.exp(-px * (event.ctrlKey ? TOUCHPAD_RATE : WHEEL_RATE));
      send({ type: 'level.scaled', by, at: placeOf(event) });
    };
    const pressKey = (event: KeyboardEvent) => {
      const meant = KEYS[event.key];
      if (!meant || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      send(meant);
    };
    const measuring = new ResizeObserver(() =>
      send({ type: 'stage.measured', stage: { width: stage.clientWidth, height: stage.clientHeight } }),
    );

    stage.addEventListener('pointerdown', press, { signal });
    stage.addEventListener('pointermove', move, { signal });
    stage.addEventListener('pointerup', release, { signal });
    stage.addEventListener('pointercancel', release, { signal });
    stage.addEventListener('click', choose, { signal });
    stage.addEventListener('wheel', turnWheel, { signal, passive: false });
    stage.closest('dialog')?.addEventListener('keydown', pressKey, { signal });
    measuring.observe(stage);
    return () => {
      listening.abort();
      measuring.disconnect();
    };
  };
