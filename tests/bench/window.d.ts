interface Window {
  /** Put there by installProbe, before a page's own scripts. */
  bench: import('./probe.ts').Probe;
}
