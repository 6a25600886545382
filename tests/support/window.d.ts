interface Window {
  /** Put there by installProbe of tests/bench/probe.ts, before a page's own scripts. */
  bench: import('#tests/bench/probe.ts').Probe;
  /** Put there by recordRenders of tests/support/counting.ts, before a page's own scripts. */
  takeRendered: () => import('#tests/support/counting.ts').Rendered;
  /** Put there by tests/e2e/counted.spec.ts, which holds idle moments back until then. */
  giveIdleTime: () => void;
  /** Put there by tests/e2e/fonts.spec.ts, which holds frames back until then. */
  giveFrames: () => void;
  /** Put there by mutantChosen of tools/chart-tests/mutation/views/mutant-in-page.ts: whether a mutant of the views is in force. */
  viewMutant: (id: string) => boolean;
  /** Called when a page reaches a mutant for the first time. */
  noteViewMutant: (id: string) => void;
  /** The text of each part of a live region at the last reading, put there by tests/paths/browser/live-regions.ts. */
  lastSaid?: Map<Element, string>;
  /** Put there by tests/paths/browser/pending-frames.ts: whether no frame is waited for. */
  isAtRest?: () => boolean;
}
