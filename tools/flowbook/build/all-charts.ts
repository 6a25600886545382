import type { AnyStateMachine } from 'xstate';
import { FLOWS } from '#tests/paths/all-flows.ts';
import { flowbookMachine } from '#tools/flowbook/machines/flowbook.machine.ts';
import { frameMachine } from '#tools/flowbook/machines/frame.machine.ts';
import { reportMachine } from '#tools/flowbook/machines/report.machine.ts';
import { viewerMachine } from '#tools/flowbook/machines/viewer.machine.ts';
import { wayMachine } from '#tools/flowbook/machines/way.machine.ts';
import { findMap as walkedMap } from '#tools/flowbook/map/find-map.ts';

/** The shop's charts, and Flowbook's own: it draws itself. */
export const MACHINES: readonly AnyStateMachine[] = [
  ...FLOWS.map(({ machine }) => machine),
  ...[flowbookMachine, viewerMachine, frameMachine, wayMachine, reportMachine],
];

/** The events between charts, found by walking. */
export const findMap = walkedMap;
