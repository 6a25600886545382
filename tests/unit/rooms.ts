const VIEW = ['react', '@xstate/react', 'lucide-react', 'styled-system/{css,recipes}'];
const LIB = ['react', 'react-dom', '@xstate/react', 'valibot', 'xstate', 'machines/**', 'src/lib/**'];
const PANDA = ['@pandacss/dev', 'src/theme/**'];

/**
 * Who may import whom. Of the rows that a file fits, the first one holds. `**` is any path, `*` any name, and {flow} is
 * one and the same flow in its whole row. Imports are paths from the root of the repository, or packages.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  // The law. What several flows share, then each flow for itself; only the shop knows them all.
  'machines/domain/**': ['valibot', 'machines/domain/**'],
  'machines/shop/**': ['xstate', 'valibot', 'machines/**'],
  'machines/{flow}/**': ['xstate', 'valibot', 'machines/domain/**', 'machines/{flow}/**'],
  'machines/requirements.ts': [],

  // Looks. A recipe stands beside its component and knows the theme alone; the build gathers them by their names.
  'src/theme/recipes.ts': ['@pandacss/dev', 'node:fs'],
  'src/theme/**': PANDA,
  'src/**/*.recipe.ts': PANDA,

  // What knows the world outside: one file the router, one file HTTP.
  'src/lib/navigation.ts': [...LIB, 'wouter', 'wouter/**'],
  'src/lib/api.ts': [...LIB, 'ofetch'],
  'src/lib/**': LIB,

  // Parts that know no flow. Ark UI stands behind them.
  'src/ui/**': [
    ...VIEW,
    ...[
      '@ark-ui/react/**',
      'react-dom',
      'machines/domain/**',
      'src/ui/**',
      'src/lib/{LoadBoundary,arrival-text,arrivals,focus,loadable,modality,navigation,pictures,site,use-today}.{ts,tsx}',
    ],
  ],

  // A flow: its views, and its actors. Never another flow's inside; the app puts flows together.
  'src/flows/{flow}/*.actors.ts': [
    'xstate',
    'machines/{flow}/**',
    'machines/domain/**',
    'src/lib/**',
    'src/flows/{flow}/**',
  ],
  'src/flows/{flow}/**': [
    ...VIEW,
    ...['machines/{flow}/**', 'machines/domain/**', 'src/ui/**', 'src/lib/**', 'src/flows/{flow}/**'],
  ],
  'src/content/**': ['machines/domain/**', 'src/content/**'],
  'src/pages/**': [...VIEW, 'machines/domain/**', 'src/ui/**', 'src/lib/**', 'src/content/**', 'src/pages/**'],
  // Before the shop's own code: it may weigh next to nothing.
  'src/boot/**': [
    'src/boot/**',
    'src/lib/{after-paint,page-data,storage-keys}.ts',
    'src/flows/age-gate/age-gate.dom.ts',
  ],
  // The shop without a browser, drawn when it is built.
  'src/prerender/**': ['react', 'react-dom/static', 'xstate', 'machines/**', 'src/**'],
  'src/app/**': [...VIEW, 'xstate', 'machines/**', 'src/**'],
  // The statechart viewer looks at everything; no row names it, so that nothing of the shop can.
  'src/flowbook/**': ['**'],
  'src/main.tsx': ['**'],
  'src/react.ts': ['react-dom/client'],
  'src/instruments.ts': ['xstate'],
  'src/*.d.ts': [],

  // The world's stand-in, the tools, and what looks at everything.
  'mocks/{server.ts,server/**}': ['node:**', 'fresh', 'msw', 'negotiator', 'machines/domain/**', 'mocks/**'],
  'mocks/search/spelling.ts': ['minisearch', 'machines/domain/**', 'mocks/search/**'],
  'mocks/**': ['msw', 'msw/**', 'valibot', 'machines/domain/**', 'mocks/**'],
  'scripts/panda/**': ['node:**', '@pandacss/dev', 'scripts/**'],
  'scripts/deploy/**': ['node:**', 'machines/domain/**', 'mocks/server/**', 'scripts/deploy/**'],
  'scripts/**': ['node:**', 'postcss', 'vite', 'dist/prerender/*', 'scripts/**'],
  'tests/**': ['**'],
};
