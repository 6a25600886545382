import { join } from 'node:path';
import { digest } from '#tools/flowbook/chart/fingerprint.ts';

/** Where it is stored what can be undone of a folder's charts. @param root Flowbook's own folder: others are not written to */
export const undoFileIn = (root: string, folder: string): string =>
  join(root, `node_modules/.cache/flowbook/undo-${digest(folder)}.json`);
