import { loadable } from '#src/platform/loadable.ts';

export const faultWatch = () => import('./fault-watch.ts');

/** Where its code does not come, the page of the fault says what matters all the same. */
export const FaultReport = loadable(() =>
  faultWatch()
    .then(({ report }) => report())
    .catch(() => () => null),
);
