import { describe, expect, test } from 'vitest';
import { reportText } from '#src/platform/log-report.ts';
import type { Happening } from '#tools/flowbook/frame/protocol.ts';
import { DamagedReport, isReport, readReport } from '#tools/flowbook/live/report.ts';

const TYPED: Happening = {
  seq: 0,
  at: 1200,
  from: 'shopper',
  actor: 'login',
  chart: 'login',
  event: 'email.changed',
  payload: { email: 'ada@test.com' },
  took: ['email.entering email.changed'],
  states: ['', 'email', 'email.entering'],
  context: { email: 'ada@test.com' },
  reported: [],
};

describe('FLW-3 a report of what has happened', () => {
  test('FLW-3 a report that is read back has the same order of events and the same states', () => {
    const [read, ...others] = readReport(reportText([TYPED]), 'report.json');
    expect(others).toEqual([]);
    expect(read).toEqual({ ...TYPED, payload: null, context: null });
  });

  test('FLW-3 it holds nothing that was typed', () => {
    expect(reportText([TYPED])).not.toContain('ada');
  });

  test('FLW-3 a replay file is none, and a damaged one says where', () => {
    expect(isReport('{"version":1,"title":"a run","seed":null}')).toBe(false);
    expect(isReport(reportText([]))).toBe(true);
    expect(() => readReport('{', 'report.json')).toThrow(DamagedReport);
    const damaged = reportText([TYPED]).replace('1200', '"late"');
    expect(() => readReport(damaged, 'report.json')).toThrow('report.json is no report, at happenings.0.at');
  });
});
