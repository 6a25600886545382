import type { World } from '#tools/engine/world.mjs';

/** The one real shop of all tests: it takes a while to open. */
export type GetWorld = () => World;
