/** What lies outside of the charts. */
export type Outside = 'api' | 'browser' | 'clock' | 'services' | 'storage';

/** A flow, or what lies outside of all. */
export type MapBox = {
  /** A chart's own id, or that of a thing outside. */
  readonly id: string;
  readonly kind: 'root' | 'flow' | 'between' | 'outside';
  readonly title: string;
  readonly about: string;
  /** The chart that starts it; null for the root and for what lies outside. */
  readonly startedBy: string | null;
  /** The state of that chart in which alone it runs, where that is not always. */
  readonly runsIn: string | null;
  /** There may be several of it at once. */
  readonly isMany: boolean;
};

export type MapFact = {
  /** The event in the sender's words. */
  readonly fact: string;
  /** The event that the other receives. */
  readonly becomes: string;
};

export type MapArrow = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly facts: readonly MapFact[];
};

/** A page of the shop: a state of the root. */
export type MapPage = {
  readonly path: string;
  readonly key: string;
  readonly about: string;
  /** The page that contains it, or null. */
  readonly within: string | null;
  /** How its address begins; null where it has none of its own. */
  readonly address: string | null;
  /** The charts that run as long as it is shown. */
  readonly flows: readonly string[];
};

/** The charts and the events between them, as plain JSON. */
export type SystemMap = {
  readonly boxes: readonly MapBox[];
  readonly arrows: readonly MapArrow[];
  readonly pages: readonly MapPage[];
  /** Reported events without a listener. */
  readonly unreceived: readonly { readonly from: string; readonly fact: string }[];
};
