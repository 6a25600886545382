import { loadable } from '#src/platform/loadable.ts';

export const faultWatch = () => import('./fault-watch.ts');

/** If its code fails to load, the fault page still shows the most important part. */
export const FaultReport = loadable(() =>
  faultWatch()
    .then(({ report }) => report())
    .catch(() => () => null),
);
