import type { AnyStateMachine } from 'xstate';
import styles from '#tools/flowbook/draw/diagram.css?raw';
import { chartText } from '#tools/flowbook/export/chart-text.ts';
import type { TextFormat } from '#tools/flowbook/export/page-formats.ts';

/** A dropped machine in a format. It is made in the browser: no file of the server has the machine. */
export const droppedText = (machine: AnyStateMachine, format: TextFormat): Promise<string> =>
  chartText(machine, format, styles);
