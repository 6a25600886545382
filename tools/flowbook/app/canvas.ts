import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import type { Box } from '#tools/flowbook/layout/placed.ts';

const STEP = 0.25;
const LEAST = 0.2;
const MOST = 3;
/** Texts of a drawing have 11 or 12 px: it begins no smaller than it is, though not all of it is seen then. */
const READABLE = 1;
/** px that stay free around a drawing that is fitted. */
const MARGIN = 24;
/** The same below it, where the legend and the buttons are. */
const FOOT = 56;
/** A press that moves further than this many px is a drag. */
const STILL = 4;

type Size = { readonly width: number; readonly height: number };
/** What of a drawing is seen, in its own px. */
export type Seen = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
};

const NOTHING: Seen = { x: 0, y: 0, width: 0, height: 0, scale: 1 };

/** A drawing that is moved under the hand, and enlarged. Its place is the drawing's matter, not the app's: no chart knows it. */
export class Canvas {
  #panzoom: PanzoomObject | null = null;
  #drawing: HTMLElement | null = null;
  #seen = NOTHING;
  #listeners = new Set<() => void>();

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  seen = (): Seen => this.#seen;

  /** @returns a function that lets go of it */
  attach = (drawing: HTMLElement | null): (() => void) => {
    const around = drawing?.parentElement;
    if (!drawing || !around) throw new Error('A drawing needs something around it.');
    this.#drawing = drawing;
    const { scale, x, y } = this.#fitting(READABLE);
    // It runs before all other listeners. The right button opens a menu, so no 'pointerup' would end a drag.
    let pressed = { clientX: 0, clientY: 0 };
    const onPress = (event: PointerEvent) => {
      pressed = event;
      if (event.button === 2) event.stopImmediatePropagation();
    };
    // A drag chooses nothing. A press of the keyboard has no position.
    const onClick = (event: MouseEvent) => {
      const moved = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY);
      if (event.detail > 0 && moved > STILL) event.stopPropagation();
    };
    around.addEventListener('pointerdown', onPress, { capture: true });
    around.addEventListener('click', onClick, { capture: true });
    const panzoom = Panzoom(drawing, {
      ...{ minScale: LEAST, maxScale: MOST, origin: '0 0', canvas: true, step: STEP, cursor: 'grab' },
      ...{ startScale: scale, startX: x, startY: y },
    });
    this.#panzoom = panzoom;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) panzoom.zoomWithWheel(event);
      else panzoom.pan(-event.deltaX / panzoom.getScale(), -event.deltaY / panzoom.getScale(), { relative: true });
    };
    around.addEventListener('wheel', onWheel, { passive: false });
    around.addEventListener('focusin', this.#showFocused);
    drawing.addEventListener('panzoomchange', this.#look);
    const observer = new ResizeObserver(this.#look);
    observer.observe(around);
    return (): void => {
      around.removeEventListener('pointerdown', onPress, { capture: true });
      around.removeEventListener('click', onClick, { capture: true });
      around.removeEventListener('wheel', onWheel);
      around.removeEventListener('focusin', this.#showFocused);
      drawing.removeEventListener('panzoomchange', this.#look);
      observer.disconnect();
      panzoom.destroy();
      this.#panzoom = null;
      this.#drawing = null;
    };
  };

  #space(): Size {
    const around = this.#drawing?.parentElement;
    return { width: around?.clientWidth ?? 0, height: around?.clientHeight ?? 0 };
  }

  #look = (): void => {
    const panzoom = this.#panzoom;
    if (!panzoom) return;
    const scale = panzoom.getScale();
    const { x, y } = panzoom.getPan();
    const { width, height } = this.#space();
    this.#seen = { x: -x, y: -y, width: width / scale, height: height / scale, scale };
    for (const listener of this.#listeners) listener();
  };

  /** What the keyboard has come to is brought into the middle where it is not seen. */
  #showFocused = ({ target }: FocusEvent): void => {
    const drawing = this.#drawing;
    const around = drawing?.parentElement;
    if (!around || !(target instanceof Element) || !target.matches(':focus-visible')) return;
    // The browser scrolls to what has the focus, which the pan then does not know.
    around.scrollTo(0, 0);
    this.#look();
    const { scale } = this.#seen;
    // A pan is painted in the next frame, and further keys may come before it: both are measured as they are painted.
    const [box, all] = [target.getBoundingClientRect(), drawing.getBoundingClientRect()];
    this.bring({
      ...{ x: (box.left - all.left) / scale, y: (box.top - all.top) / scale },
      ...{ width: box.width / scale, height: box.height / scale },
    });
  };

  zoomIn = (): void => void this.#panzoom?.zoomIn();
  zoomOut = (): void => void this.#panzoom?.zoomOut();

  /** How all of it is seen, never larger than it is. @param least the smallest scale */
  #fitting(least: number): { scale: number; x: number; y: number } {
    const { width, height } = this.#space();
    const { offsetWidth = 1, offsetHeight = 1 } = this.#drawing ?? {};
    const largest = Math.min(1, (width - 2 * MARGIN) / offsetWidth, (height - MARGIN - FOOT) / offsetHeight);
    const scale = Math.max(least, largest);
    return { scale, x: Math.max(MARGIN, (width - offsetWidth * scale) / 2) / scale, y: MARGIN / scale };
  }

  fit = (): void => {
    const { scale, x, y } = this.#fitting(LEAST);
    this.#panzoom?.zoom(scale, { force: true });
    this.#panzoom?.pan(x, y, { force: true });
  };

  /**
   * Brings a place of the drawing into the middle; of one that is higher than the window the top. What was pressed in the
   * drawing itself stays under the hand, where all of it is seen; so does what is edited.
   * @param isBrought whether it was brought before, and the drawing has changed
   */
  bring = ({ x, y, width, height }: Box, isBrought = false): void => {
    const panzoom = this.#panzoom;
    if (!panzoom) return;
    this.#look();
    const seen = this.#seen;
    const isSeen = x >= seen.x && y >= seen.y && x + width <= seen.x + seen.width && y + height <= seen.y + seen.height;
    const focused = document.activeElement;
    if (isSeen && (isBrought || this.#drawing?.contains(focused) || focused?.closest('.fb-edit'))) return;
    const margin = MARGIN / seen.scale;
    const top = height + 2 * margin > seen.height ? y + seen.height / 2 - margin : y + height / 2;
    this.centre(x + width / 2, top);
  };

  /** Where a drawing begins to be read: at its top left, or only as far from there as a place needs to be seen. */
  begin = ({ x, y, width, height }: Box): void => {
    if (!this.#panzoom) return;
    this.#look();
    const seen = this.#seen;
    const margin = MARGIN / seen.scale;
    const left = Math.max(-margin, Math.min(x - margin, x + width + margin - seen.width));
    const top = Math.max(-margin, Math.min(y - margin, y + height + margin - seen.height));
    const spare = Math.max(0, seen.width - (this.#drawing?.offsetWidth ?? 0) - 2 * margin) / 2;
    this.centre(left - spare + seen.width / 2, top + seen.height / 2);
  };

  /** Brings a point of the drawing into the middle. */
  centre = (x: number, y: number): void => {
    const { width, height } = this.#seen;
    const to = { x: width / 2 - x, y: height / 2 - y };
    // It moves to where it starts in a turn of its own, which may still be to come.
    this.#panzoom?.setOptions({ startX: to.x, startY: to.y });
    this.#panzoom?.pan(to.x, to.y, { force: true });
  };
}
