/** A toast can offer Undo of a removal or a link. */
export type ToastAction = { kind: 'undo'; removal: number | string } | { kind: 'link'; label: string; href: string };

/** A later message with the same key replaces an earlier one. */
export type ToastContent = {
  key: string;
  title: string;
  detail: string | null;
  /** The address of a product's picture in the catalogue. */
  imageUrl: string | null;
  action: ToastAction | null;
  /** The number of added pieces. The next such message adds its own to it. CRT-6. */
  pieces?: number;
};
