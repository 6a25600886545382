import * as v from 'valibot';
import { REPORT_KIND, REPORT_VERSION } from '#src/platform/log-report.ts';
import type { Happening } from '#tools/flowbook/frame/protocol.ts';

const ReportSchema = v.object({
  kind: v.literal(REPORT_KIND),
  version: v.literal(REPORT_VERSION, `of version ${REPORT_VERSION}`),
  happenings: v.pipe(
    v.array(
      v.object({
        at: v.number(),
        from: v.string(),
        actor: v.string(),
        chart: v.string(),
        event: v.string(),
        took: v.array(v.string()),
        states: v.array(v.string()),
        reported: v.array(v.string()),
      }),
    ),
    v.minLength(1, 'nothing has happened in it'),
  ),
});

/** Whether a text means to be such a report. */
export const isReport = (text: string): boolean => text.includes(`"${REPORT_KIND}"`);

/** A damaged file, in words that say where. */
export class DamagedReport extends Error {
  override readonly name = 'DamagedReport';
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DamagedReport(`${name} is no report: it is no JSON (${(error as Error).message}).`);
  }
}

/** Reads a report. @throws DamagedReport, with what is wrong and where */
export function readReport(text: string, name: string): readonly Happening[] {
  const result = v.safeParse(ReportSchema, parsed(text, name));
  if (!result.success) {
    const [issue] = result.issues;
    throw new DamagedReport(`${name} is no report, at ${v.getDotPath(issue) ?? 'its top'}: ${issue.message}.`);
  }
  return result.output.happenings.map((happening, seq) => ({ ...happening, seq, payload: null, context: null }));
}
