/** What a toast offers to do: bring a removal back, or go somewhere. */
export type ToastAction = { kind: 'undo'; removal: number | string } | { kind: 'link'; label: string; href: string };

/** A short message about what has just happened. A later one with the same key takes its place. */
export type ToastContent = {
  key: string;
  title: string;
  detail: string | null;
  /** A product's picture, as the catalogue names it. */
  imageUrl: string | null;
  action: ToastAction | null;
  /** How many pieces it says were added; while such a message stands, the next one joins it. CRT-6. */
  pieces?: number;
};
