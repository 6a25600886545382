/** What Undo sends, and the one flow that receives it. */
export type UndoCommand =
  | { flow: 'cart'; event: { type: 'removal.undone'; removal: number } }
  | { flow: 'backInStock'; event: { type: 'watch.requested'; product: { id: string; name: string; imageUrl: string } } }
  | { flow: 'orders'; event: { type: 'deletion.undone'; deletion: string } }
  | {
      flow: 'saved';
      event: { type: 'removal.undone'; removal: string } | { type: 'savedForLater.undone'; removal: number };
    };

/** A toast can offer Undo or a link. */
export type ToastAction = { kind: 'undo'; command: UndoCommand } | { kind: 'link'; label: string; href: string };

/** Each thing can follow 'and' in a sentence: 'your saved cart', 'one order'. */
export type Unread = { things: readonly string[]; isLeftInPlace: boolean };

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
  /** Stored data that could not be read. The next such message names them, too. STO-2. */
  unread?: Unread;
};
