import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const MAKER = 'virtual:plain-icons';

/**
 * Draws lucide's icons with `src/ui/plain-icon.ts`: the same elements, without two components and a context for each,
 * which can do what the shop never asks for.
 */
export function plainIcons(): Plugin {
  let maker = '';
  return {
    name: 'plain-icons',
    enforce: 'pre',
    configResolved({ root }) {
      maker = resolve(root, 'src/ui/plain-icon.ts');
    },
    resolveId: {
      filter: { id: /createLucideIcon\.mjs$/ },
      handler: () => MAKER,
    },
    load: {
      filter: { id: /^virtual:plain-icons$/ },
      handler: () => `export { plainIcon as default } from ${JSON.stringify(maker)};`,
    },
    // Each reads its own shapes for nothing, which no minifier may leave out.
    transform: {
      filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
      handler: (code) => code.replace(/^__iconData\.node;$/m, ''),
    },
  };
}
