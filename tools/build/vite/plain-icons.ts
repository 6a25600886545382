import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { iconShapes, type Shape } from './icon-shapes.ts';

/** An icon as lucide-react writes it down. */
type IconModule = { __iconData?: { name: string; node: readonly Shape[] } };

/**
 * Without this the list's first paint comes 7 to 12% later (CPU x4, two runs of 16 loads in turns), a first load is 1.4 KB
 * larger (brotli), and each icon renders two components more.
 *
 * Draws lucide's icons with `src/ui/plain-icon.ts`: the same shapes, without two components and a context for each, which
 * can do what the shop never asks for; and their strokes are joined here, not in the browser.
 */
export function plainIcons(): Plugin {
  let maker = '';
  return {
    name: 'plain-icons',
    enforce: 'pre',
    configResolved({ root }) {
      maker = resolve(root, 'src/ui/plain-icon.ts');
    },
    load: {
      filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/ },
      handler(id) {
        const { __iconData: icon }: IconModule = createRequire(maker)(id);
        // An icon's former name leads to its file.
        if (icon === undefined) return null;
        const parts = [`lucide-${icon.name}`, ...iconShapes(icon.node)].map((part) => JSON.stringify(part));
        return {
          code: `import { plainIcon } from ${JSON.stringify(maker)};\nexport default /* @__PURE__ */ plainIcon(${parts.join(', ')});`,
          moduleSideEffects: false,
        };
      },
    },
  };
}
