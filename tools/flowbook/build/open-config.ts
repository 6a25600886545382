import { resolve } from 'node:path';
import type { InlineConfig } from 'vite';
import { noNotes } from './note-modules.ts';
import { openedConfig } from './opened-config.ts';
import { flowbookConfig } from './vite-config.ts';

/** Flowbook for machines of others, from its source. @param place a folder, or a file */
export const openConfig = (root: string, place: string, port: number): InlineConfig =>
  openedConfig(
    {
      root,
      reader: resolve(root, 'tools/flowbook/build/read-opened.ts'),
      config: (charts, sketched) => ({
        ...flowbookConfig(root, charts, sketched, noNotes()),
        cacheDir: 'node_modules/.vite-flowbook-open',
      }),
    },
    place,
    port,
  );
