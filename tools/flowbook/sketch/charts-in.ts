import { EditRefused } from './edit.ts';
import { literalCharts } from './literal-chart.ts';
import { parsed } from './opened-chart.ts';

/** The charts that a source makes from literals; none where it cannot be read. */
export function chartsIn(file: string, source: string): readonly string[] {
  try {
    return literalCharts(parsed(file, source)).map(({ id }) => id);
  } catch (error) {
    if (error instanceof EditRefused) return [];
    throw error;
  }
}
