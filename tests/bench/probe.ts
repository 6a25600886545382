/** What an effect may look at, in the page. */
export type View = {
  /**
   * Elements that are laid out and visible, and whose text, spaces made plain, has `text` in it. What lies far from the
   * screen at rest is laid out by being asked for: ask for what is to be seen, and count the others.
   */
  shown: (selector: string, text?: string) => readonly Element[];
  /** How many of them the document holds, seen or not; lays nothing out. */
  counted: (selector: string) => number;
  /** Whether an element is on the screen, and not only its very edge. */
  onScreen: (element: Element) => boolean;
};

/** What a shopper waits for, asked in the page at every frame. It may name nothing but its parameter. */
export type Effect = (view: View) => boolean;

export type Probe = {
  holds: (effect: Effect) => boolean;
  /** Begins at the next input event, ends with the frame that shows the effect. */
  arm: (effect: Effect) => void;
  /** For what has no input event. */
  startNow: () => void;
  /** Milliseconds from the input event to the end of the frame that shows the effect; null before. */
  done: () => number | null;
  /** Milliseconds that answers of the API took, of the last touch that is done: from its first question to the last byte. */
  answers: () => number;
  /** Milliseconds of each interaction since the last call: the longest of its events, by the Event Timing API. */
  interactions: () => number[];
};

/**
 * Runs in the page before its own scripts. The clock starts at the input event's own time stamp, and stops in the task
 * after the frame in which the effect holds: that frame is produced by then.
 */
export function installProbe(): void {
  const EDGE = 8;
  const INPUT_EVENTS = ['pointerdown', 'keydown', 'change'] as const;
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ');
  const isShown = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  const view: View = {
    shown: (selector, text = '') =>
      [...document.querySelectorAll(selector)].filter((element) => textOf(element).includes(text) && isShown(element)),
    counted: (selector) => document.querySelectorAll(selector).length,
    onScreen: (element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return right > EDGE && left < innerWidth - EDGE && bottom > EDGE && top < innerHeight - EDGE;
    },
  };

  let awaited: Effect | null = null;
  let start: number | null = null;
  let end: number | null = null;
  const look = () => {
    if (!awaited) return;
    if (!awaited(view)) {
      requestAnimationFrame(look);
      return;
    }
    awaited = null;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      end = performance.now();
    };
    port2.postMessage(null);
  };
  const begin = (time: number) => {
    if (!awaited || start !== null) return;
    start = time;
    requestAnimationFrame(look);
  };
  for (const type of INPUT_EVENTS) {
    addEventListener(type, ({ timeStamp }) => begin(timeStamp), { capture: true, passive: true });
  }

  const longest = new Map<number, number>();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);

  window.bench = {
    holds: (effect) => effect(view),
    arm: (effect) => {
      awaited = effect;
      start = null;
      end = null;
    },
    startNow: () => begin(performance.now()),
    done: () => (start === null || end === null ? null : end - start),
    answers: () => {
      const [from, to] = [start ?? 0, end ?? 0];
      const asked = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ name, startTime, responseEnd }) =>
          new URL(name).pathname.startsWith('/api/') && startTime >= from && responseEnd <= to,
      );
      if (asked.length === 0) return 0;
      return (
        Math.max(...asked.map(({ responseEnd }) => responseEnd)) - Math.min(...asked.map(({ startTime }) => startTime))
      );
    },
    interactions: () => {
      const durations = [...longest.values()];
      longest.clear();
      return durations;
    },
  };
}
