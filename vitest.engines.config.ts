import { defineConfig } from 'vitest/config';

/** The journeys in Firefox and WebKitGTK: they need both and `npm run build` first, `npm run test:engines`. */
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
    reporters: ['verbose'],
    // Generous: a slow machine must not look like a fault.
    testTimeout: 180_000,
    hookTimeout: 30_000,
  },
});
