import type { AnyStateMachine } from 'xstate';
import { doorAfter, doorAjar, doorBefore, doorPaths } from '#tests/unit/flowbook/fixtures/doors.ts';
import { approvedText } from '#tools/chart-tests/engine/approved-snapshot.ts';
import { walked } from '#tools/chart-tests/engine/walk.ts';
import { comparisonOf } from '#tools/flowbook/compare/comparison.ts';
import type { Revision } from '#tools/flowbook/compare/revision.ts';
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
  pageOf(comparisonOf(BEFORE, AFTER[after]), root, null, null);
