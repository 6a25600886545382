import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { bootScriptInPage } from './scripts/vite/boot-script.ts';
import { mockWorker } from './scripts/vite/mock-worker.ts';
import { plainIcons } from './scripts/vite/plain-icons.ts';
import { withoutChartNotes } from './scripts/vite/without-chart-notes.ts';

/** A build that watches the shop's actors, or tells them the time, brings this file; the shop's own brings none. */
const instruments = process.env.VITE_INSTRUMENTS;

/** React has it of its own since 18: what @xstate/react and wouter bring for those before stays away. */
const REACTS_OWN = [
  { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
  { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
];

/** The pages are drawn in this mode; what draws them is built for it alone. */
const PRERENDER = {
  page: 'src/prerender/render-page.tsx',
  paths: 'src/prerender/page-paths.ts',
  api: 'mocks/server/named-answer.ts',
};

/** The shop, and React by itself: the pages ask for it first, so that it is evaluated in a turn of its own. */
const SHOP = { index: 'index.html', react: 'src/react.ts' };

const SSR_FOLDERS = { prerender: 'dist/prerender', server: 'dist/server' };

/**
 * What every visit needs: two files, which compress better than twenty and are fetched at once. Not one, because a file is
 * evaluated in one go; and React and XState are the same in the next release of the shop.
 */
const FIRST_LOAD = [
  { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|xstate)[\\/]/ },
  { name: 'shop', tags: ['$initial'], test: /^(?!.*[\\/]src[\\/]react\.ts)/ },
] satisfies Rolldown.CodeSplittingGroup[];

/** What several pages share, as few files: the shop's first script names every one of them, and which page needs it. */
const LATE = [
  {
    name: 'shelf',
    test: /[\\/](?:src[\\/](?:flows[\\/]cart[\\/](?:AddButton|CardAdd|card-add)|flows[\\/]saved[\\/]SaveHeart|lib[\\/](?:additions|use-heart)|ui[\\/](?:Breadcrumbs|Card|ProductCard|ProductShelf|Skeleton|SlowNote|Stars|non-breaking))|recipes[\\/](?:add-button|card-add|breadcrumbs|product-card|product-shelf|save-heart|skeleton|stars)|machines[\\/](?:addition|(?:saved|shop)[\\/]heart))/,
  },
  {
    name: 'notes',
    test: /icons[\\/](?:package|truck|plus|minus)\.mjs$|ui[\\/](?:TextLink|Arrival|ArrivalLine|QuantityStepper)\.tsx$|lib[\\/](?:arrival-text|local-date|use-today|Later)\.tsx?$|domain[\\/]delivery-estimate\.ts$|recipes[\\/](?:text-link|product-message|arrival-line|quantity-stepper)\.js$/,
  },
  { name: 'product', test: /[\\/](?:machines[\\/]product[\\/]|src[\\/]flows[\\/]product[\\/]product\.actors\.ts$)/ },
  {
    name: 'section',
    test: /[\\/](?:src[\\/](?:ui[\\/](?:ArrowLink|PriceTag|SectionHeading)|lib[\\/](?:StructuredDataScript|structured-data))\.tsx?|recipes[\\/](?:arrow-link|price-tag|section-heading)\.js)$/,
  },
  {
    // What runs once a heart is pressed, or something is saved already; hearts themselves come with their shelf.
    name: 'saving',
    test: /[\\/](?:machines[\\/](?:saved(?:-offers)?[\\/]|shop[\\/]purchase)|src[\\/]flows[\\/](?:orders|saved|saved-offers)[\\/][a-z-]+\.actors)/,
  },
  {
    name: 'orders',
    test: /[\\/](?:machines[\\/](?:orders|domain[\\/](?:order|count-text|checkout-choices)\.ts)|src[\\/]lib[\\/](?:address-lines|cart-texts|payment-names|placed-order)\.ts|recipes[\\/](?:cart-l|order-(?:check|list|summary)|totals-list))/,
  },
  {
    // What reads storage and the API's answers.
    name: 'kept',
    test: /[\\/](?:node_modules[\\/]valibot|src[\\/](?:lib[\\/]stored(?:-auth)?|flows[\\/]cart[\\/]stored-cart)\.ts|machines[\\/](?:cart[\\/]stored-cart\.schema|session[\\/]stored-auth\.schema|domain[\\/](?:product\.schema|facet-counts|auth))\.ts)/,
  },
  {
    name: 'list',
    test: /[\\/](?:src[\\/]flows[\\/]catalogue[\\/](?:catalogue\.(?:actors|dom)|filter-texts|latest-count)\.ts|machines[\\/](?:catalogue[\\/](?!known-lists)[a-z.-]+|domain[\\/](?:filters|strength))\.ts|recipes[\\/]catalogue-layout\.js|icons[\\/]chevron-down\.mjs)$/,
  },
  {
    name: 'form',
    test: /[\\/](?:src[\\/]ui[\\/](?:Field|TextField|TextAreaField)\.tsx|recipes[\\/](?:field|text-input)\.js|machines[\\/]domain[\\/]address-given\.ts)$/,
  },
  {
    name: 'modal',
    test: /[\\/](?:src[\\/](?:ui[\\/](?:ModalLayer|Modal|Drawer)\.tsx|lib[\\/]modality\.ts)|recipes[\\/](?:modal|drawer)\.js)$/,
  },
  { name: 'intro', test: /[\\/]src[\\/]ui[\\/]PageIntro\.tsx$/ },
  {
    name: 'text',
    test: /[\\/](?:src[\\/]pages[\\/]text[\\/](?:text-content|inline-text|Inline|Ledger|TextBlocks|page-index|PageIndex|TextLayout)\.tsx?|recipes[\\/](?:ledger|page-index|text-layout)\.js)$/,
  },
  {
    name: 'menu',
    test: /[\\/](?:icons[\\/](?:log-out|user-round|heart|chevron-right)\.mjs|src[\\/](?:flows[\\/](?:header[\\/]account-links|session[\\/]SignOutButton)|ui[\\/]Persona)\.tsx?|recipes[\\/]persona\.js)$/,
  },
] satisfies Rolldown.CodeSplittingGroup[];

/** What the first load has brought: no later file has to ask for it, and their names are spared. */
const AT_HAND = new RegExp(`/(?:rolldown-runtime|index|${FIRST_LOAD.map(({ name }) => name).join('|')})-`);

/**
 * Later files are called by their hashes alone, as the first script names them all; pages and dialogs, which are what one
 * looks for, by their names, too. The manifest says what each file holds.
 */
const isNamed = ({ name, isDynamicEntry }: Rolldown.PreRenderedChunk) =>
  AT_HAND.test(`/${name}-`) || (isDynamicEntry && /^[A-Z]/.test(name));

export default defineConfig(({ isSsrBuild, mode }) => ({
  resolve: {
    alias: [
      ...REACTS_OWN,
      ...(instruments ? [{ find: '#src/instruments.ts', replacement: resolve(instruments) }] : []),
    ],
  },
  plugins: isSsrBuild ? [plainIcons()] : [react(), plainIcons(), withoutChartNotes(), bootScriptInPage(), mockWorker()],
  publicDir: isSsrBuild ? false : 'public',
  server: { port: 5173, strictPort: true },
  // The server is one file that runs where nothing is installed; pages are drawn where all is.
  ssr: { noExternal: mode === 'prerender' ? ['lucide-react'] : true },
  build: {
    outDir: isSsrBuild ? SSR_FOLDERS[mode === 'prerender' ? 'prerender' : 'server'] : 'dist/client',
    manifest: !isSsrBuild,
    // One sheet, which stands in every page.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) => needed.filter((name) => name !== file && !AT_HAND.test(name)),
    },
    rolldownOptions: {
      ...(mode === 'prerender' ? { input: PRERENDER } : {}),
      ...(isSsrBuild ? {} : { input: SHOP }),
      checks: { bundlerTimings: false },
      // Each recipe stands with the page that uses it, not all of them on the first load.
      treeshake: { moduleSideEffects: [{ test: /[\\/]styled-system[\\/].+\.js$/, sideEffects: false }] },
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: { groups: [...FIRST_LOAD, ...LATE] },
            chunkFileNames: (chunk) => (isNamed(chunk) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
          },
    },
  },
  test: {
    env: { VITE_API_URL: 'http://shop.test/api' },
    restoreMocks: true,
    // Generous: a slow machine must not look like a fault.
    testTimeout: 30_000,
    // By default one of the cores waits for the others.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'charts',
          include: ['tests/machines/**/*.test.ts', 'tests/paths/**/*.test.ts', 'tests/properties/**/*.test.ts'],
          // Charts share nothing but their code: it is read once for all files, which is half of their time.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts', 'tests/unit/**/*.test.tsx'] },
      },
    ],
  },
}));
