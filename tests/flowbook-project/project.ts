import type { ShownProject } from '#tools/flowbook/build/project.ts';
import { CALL_KINDS } from './frame/call-kinds.ts';
import { GROUPS } from './groups.ts';
import { START_CHOICES } from './way/shop-start.ts';

/** The shop as the project whose charts Flowbook shows. */
export const SHOP: ShownProject = {
  project: {
    ...{ name: 'the shop', hasScreens: true, firstChart: 'checkout', rootChart: 'shop', withoutScreen: {} },
    ...{ groups: GROUPS, start: START_CHOICES },
    api: {
      calls: CALL_KINDS.map(({ kind, words }) => ({ kind, words })),
      services: 'Email check, code, postcode lookup',
    },
  },
  files: {
    machines: 'machines',
    catalogues: 'tests/paths',
    flows: 'tests/paths/all-flows.ts',
    snapshots: ['tests/paths/approved', 'tests/paths/ledger'],
    requirements: 'docs/requirements.md',
    decisions: 'tests/storyboard/decisions.json',
  },
  charts: 'tests/flowbook-project/charts.ts',
  exports: 'tests/flowbook-project/exports.ts',
  ways: {
    worker: 'tests/flowbook-project/way/way.worker.ts',
    survey: 'tests/flowbook-project/way/survey.ts',
  },
  frame: {
    page: 'tests/flowbook-project/frame/shop.html',
    replaces: {
      'src/instruments.ts': 'tests/flowbook-project/frame/instruments.ts',
      'src/platform/idle-time.ts': 'tests/flowbook-project/frame/idle-time.ts',
      'src/platform/pause.ts': 'tests/flowbook-project/frame/pause.ts',
      'src/platform/simulated-service.ts': 'tests/flowbook-project/frame/simulated-service.ts',
      'mocks/browser.ts': 'tests/flowbook-project/frame/mock-api.ts',
    },
    packages: ['@ark-ui/react/date-picker', '@ark-ui/react/menu', 'msw', 'ofetch', 'wouter/use-browser-location'],
  },
  walked: [
    ...['machines', 'tests/flowbook-project', 'tests/paths', 'tests/support'],
    ...['tools/chart-tests/engine', 'tools/flowbook'],
  ],
};
