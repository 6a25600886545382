import { defineConfig } from 'vitest/config';

/** Tests of the finished build: they need `npm run build` first, and stand apart from the others for that. */
export default defineConfig({ test: { include: ['tests/budget/**/*.test.ts'] } });
