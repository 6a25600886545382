import type { Plan } from '#tools/chart-tests/explorer/replay-file.ts';

/** A way through the whole shop, in moves; together they take all that can be taken on the screen. */
export type Tour = Plan & { title: string };
