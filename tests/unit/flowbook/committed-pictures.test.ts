import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GROUPS } from '#tests/flowbook-project/groups.ts';
import { findMap } from '#tests/flowbook-project/map/find-map.ts';
import { FLOWS } from '#tests/paths/all-flows.ts';
import { MAP, textOf } from '#tools/flowbook/export/formats.ts';

const FOLDER = new URL('../../../docs/flows/', import.meta.url);
const COMMAND = 'npm run flowbook:export -- --format svg --out docs/flows';
const EXPORTED = { machines: FLOWS.map(({ machine }) => machine), findMap, groups: GROUPS };
const NAMES = [...EXPORTED.machines.map(({ id }) => id), MAP];

test('FLW-2 docs/flows holds a picture of each chart and the map, and no other', () => {
  expect(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.svg'))
      .toSorted(),
    COMMAND,
  ).toEqual(NAMES.map((name) => `${name}.svg`).toSorted());
});

test.each(NAMES)(
  'FLW-2 docs/flows/%s.svg shows the chart as it is',
  async (name) => {
    const committed = readFileSync(new URL(`${name}.svg`, FOLDER), 'utf8');
    const isFresh = committed === (await textOf(EXPORTED, name, 'svg'));
    expect(isFresh, `docs/flows/${name}.svg is no longer what the chart says. Renew it: ${COMMAND}`).toBe(true);
  },
  180_000,
);
