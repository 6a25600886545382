import { createHash } from 'node:crypto';
import type { InvalidChart } from '#tools/flowbook/chart/read-apart.ts';
import type { Group } from '#tools/flowbook/live/groups.ts';
import type { Spawned } from '#tools/flowbook/map/started.ts';
import type { DrawnCharts } from './drawn-charts.ts';

/** Which charts there are, in their order. */
export type Listed = {
  readonly ids: readonly string[];
  readonly groups: readonly Group[];
  /** Charts that cannot be shown, and why. */
  readonly invalid: readonly InvalidChart[];
  /** Which of them others start by actions. */
  readonly spawned: readonly Spawned[];
  /** Those that run alone, as they have no screen. */
  readonly alone: readonly string[];
  /** Differs where anything of the charts does. */
  readonly version: string;
};

export const listedIn = ({ alone, charts, invalid, project, spawned }: DrawnCharts): Listed => ({
  ids: charts.map(({ id }) => id),
  groups: project.groups,
  ...{ invalid, spawned },
  alone: alone.map(({ chart }) => chart),
  version: createHash('sha1')
    .update(JSON.stringify([charts, alone, invalid, project.groups, spawned]))
    .digest('base64url'),
});
