interface Window {
  /** Put there by installProbe of tests/bench/probe.ts, before a page's own scripts. */
  bench: import('#tests/bench/probe.ts').Probe;
  /** Put there by recordRenders of tests/support/counting.ts, before a page's own scripts. */
  takeRendered: () => import('#tests/support/counting.ts').Rendered;
  /** Put there by tests/e2e/counted.spec.ts, which holds idle moments back until then. */
  giveIdleTime: () => void;
}
