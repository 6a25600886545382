import type { AnyStateMachine } from 'xstate';
import { flowbookMachine } from '#src/flowbook/machines/flowbook.machine.ts';
import { frameMachine } from '#src/flowbook/machines/frame.machine.ts';
import { reportMachine } from '#src/flowbook/machines/report.machine.ts';
import { viewerMachine } from '#src/flowbook/machines/viewer.machine.ts';
import { wayMachine } from '#src/flowbook/machines/way.machine.ts';
import { findMap as walkedMap } from '#src/flowbook/map/find-map.ts';
import { FLOWS } from '#tests/paths/all-flows.ts';

/** The shop's charts, and Flowbook's own: it draws itself. */
export const MACHINES: readonly AnyStateMachine[] = [
  ...FLOWS.map(({ machine }) => machine),
  ...[flowbookMachine, viewerMachine, frameMachine, wayMachine, reportMachine],
];

/** Who tells whom what, found by walking. */
export const findMap = walkedMap;
