import { defineConfig } from 'vitest/config';

/** Tests of the site behind real servers: they need nginx, Caddy and `npm run build` first, `npm run test:deploy`. */
export default defineConfig({
  test: { include: ['tests/deploy/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 30_000 },
});
