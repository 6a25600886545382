import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';

const STEP = 0.25;
const LEAST = 0.2;
const MOST = 3;
/** Smaller than this nothing can be read: a drawing begins no smaller, though not all of it is seen then. */
const READABLE = 0.66;
/** px that stay free around a drawing that is fitted. */
const MARGIN = 24;
/** The same below it, where the legend and the buttons are. */
const FOOT = 56;

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
    drawing.addEventListener('panzoomchange', this.#look);
    const observer = new ResizeObserver(this.#look);
    observer.observe(around);
    return (): void => {
      around.removeEventListener('wheel', onWheel);
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

  /** Brings a point of the drawing into the middle. */
  centre = (x: number, y: number): void => {
    const { width, height } = this.#seen;
    this.#panzoom?.pan(width / 2 - x, height / 2 - y, { force: true });
  };
}
