import type { ShownProject } from '#tools/flowbook/build/project.ts';

/** The shop as the project whose charts Flowbook shows. */
export const SHOP: ShownProject = {
  project: { name: 'the shop', hasScreens: true, groups: null, firstChart: 'checkout', withoutScreen: {} },
  charts: 'tests/flowbook/shop/charts.ts',
  exports: 'tests/flowbook/shop/exports.ts',
  survey: 'tools/flowbook/way/survey.ts',
  frame: {
    page: 'tests/flowbook/shop/frame/shop.html',
    replaces: {
      'src/instruments.ts': 'tests/flowbook/shop/frame/instruments.ts',
      'src/platform/idle-time.ts': 'tests/flowbook/shop/frame/idle-time.ts',
      'src/platform/pause.ts': 'tests/flowbook/shop/frame/pause.ts',
      'src/platform/simulated-service.ts': 'tests/flowbook/shop/frame/simulated-service.ts',
      'mocks/browser.ts': 'tests/flowbook/shop/frame/mock-api.ts',
    },
  },
  walked: [
    ...['machines', 'tests/flowbook/shop', 'tests/paths', 'tests/support'],
    ...['tools/chart-tests/engine', 'tools/flowbook'],
  ],
};
