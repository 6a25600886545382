/** A stored list of which some entries could not be read. STO-2. */
export type DamagedEntries = {
  /** The number of entries that could not be read and were set aside; Infinity where nothing of the list can be read. */
  damaged: number;
  /** There was no room to set them aside, so they stay, and nothing of the list is stored. */
  isLeftInPlace?: boolean;
};
