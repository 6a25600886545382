import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { doorAfter, doorAjar, doorBefore, doorPaths } from '#tests/unit/flowbook/fixtures/doors.ts';
import { approvedText } from '#tools/chart-tests/engine/approved-snapshot.ts';
import { walked } from '#tools/chart-tests/engine/walk.ts';
import { fingerprintOf } from '#tools/flowbook/chart/fingerprint.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { comparisonOf } from '#tools/flowbook/compare/comparison.ts';
import { decisionsOf } from '#tools/flowbook/compare/decisions.ts';
import { type Pictured, picturedIn } from '#tools/flowbook/compare/pictured.ts';
import type { Revision } from '#tools/flowbook/compare/revision.ts';
import { screensOf } from '#tools/flowbook/compare/screens.ts';
import { pageOf } from '#tools/flowbook/compare/write-page.ts';

const revision = (name: string, machine: AnyStateMachine, sentence: string): Revision => ({
  name,
  flows: [doorPaths(machine)],
  sentences: [{ id: 'CHK-1', text: sentence }],
  snapshots: new Map([['door', approvedText(walked(doorPaths(machine)))]]),
});

const BEFORE = revision('old', doorBefore, 'It is closed.');
const AFTER = {
  rebuilt: revision('new', doorAfter, 'It is shut.'),
  ajar: revision('new', doorAjar, 'It is closed.'),
};

/** The page of a comparison, as `npm run flowbook:compare` writes it: a door before and after. @param root the project's folder */
export const comparedDoors = (after: keyof typeof AFTER, root: URL): Promise<string> =>
  pageOf(comparisonOf(BEFORE, AFTER[after]), root);

/** Pictures of the door's states on a phone, as base64. */
export type DoorPictures = Readonly<Record<string, string>>;

/** A storyboard as `npm run storyboard` writes it. */
async function picturedDoor(
  folder: string,
  machine: AnyStateMachine,
  pictures: DoorPictures,
): Promise<Pictured | null> {
  const origin = { revision: 'e92351d', sources: 'a1b2c3' };
  const fingerprint = fingerprintOf(readChart(machine));
  await mkdir(folder, { recursive: true });
  const states = Object.keys(pictures).map((path) => ({
    ...{ chart: 'door', path, width: 390, file: `${path}.webp`, tour: 'the door', step: 1, moves: [], pathId: null },
    ...{ requirements: [], axe: 'clean', ...origin, fingerprint },
  }));
  for (const [path, base64] of Object.entries(pictures)) {
    await writeFile(join(folder, `${path}.webp`), Buffer.from(base64, 'base64'));
  }
  await writeFile(join(folder, 'storyboard.json'), JSON.stringify({ states, transitions: [], missing: [] }));
  return await picturedIn(folder, origin, new Map([['door', fingerprint]]));
}

type Reviewed = {
  readonly before: DoorPictures;
  readonly after: DoorPictures;
  /** As the page has saved it; null where nothing is decided yet. */
  readonly decisions: string | null;
};

/** The same page with pictures of both. @param folder where the storyboards are written */
export async function reviewedDoors(pictures: Reviewed, folder: string, root: URL): Promise<string> {
  const comparison = comparisonOf(BEFORE, AFTER.rebuilt);
  const was = await picturedDoor(join(folder, 'before'), doorBefore, pictures.before);
  const is = await picturedDoor(join(folder, 'after'), doorAfter, pictures.after);
  const decisions = pictures.decisions === null ? [] : decisionsOf(pictures.decisions);
  return await pageOf(comparison, root, await screensOf(comparison, was, is, decisions));
}
