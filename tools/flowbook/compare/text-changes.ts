import { readApproved } from '#tools/chart-tests/engine/approved-snapshot.ts';
import type { Sentence } from '#tools/chart-tests/report/sentences.ts';
import type { ApprovedChange, RequirementChange } from './change.ts';

/** What differs between two statements of the requirements. */
export function requirementChanges(
  before: readonly Sentence[],
  after: readonly Sentence[],
): readonly RequirementChange[] {
  const was = new Map(before.map(({ id, text }) => [id, text]));
  const is = new Map(after.map(({ id, text }) => [id, text]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id): RequirementChange[] => {
    const [former, now] = [was.get(id), is.get(id)];
    if (former === now) return [];
    if (former === undefined) return [{ kind: 'added', id, before: '', after: now ?? '' }];
    return [{ kind: now === undefined ? 'removed' : 'changed', id, before: former, after: now ?? '' }];
  });
}

/** What a row is about, without what it leads to: 'user · presses 'Next'', 'in open.confirming', 'ignored'. */
const headOf = (line: string): string => line.split(/ → \*\*|: |\*\* in /)[0] ?? line;

/** Lines that are gone and lines that are new, those that begin alike as one that has changed. */
function lineChanges(under: string, was: readonly string[], is: readonly string[]): readonly ApprovedChange[] {
  const come = is.filter((line) => !was.includes(line));
  const changes: ApprovedChange[] = [];
  for (const before of was.filter((line) => !is.includes(line))) {
    const at = come.findIndex((line) => headOf(line) === headOf(before));
    const [after] = at === -1 ? [] : come.splice(at, 1);
    changes.push({ kind: after === undefined ? 'removed' : 'changed', under, before, after: after ?? '' });
  }
  return [...changes, ...come.map((after): ApprovedChange => ({ kind: 'added', under, before: '', after }))];
}

/** The lines of an approved snapshot, by their path or event. */
function linesOf(text: string): ReadonlyMap<string, readonly string[]> {
  const { paths, events } = readApproved(text);
  return new Map([...paths.map(({ id, beginning, lines }) => [id, [beginning, ...lines]] as const), ...events]);
}

const linesIn = (lines: readonly string[]): string => (lines.length === 1 ? 'one line' : `${lines.length} lines`);

/** What differs between two approved snapshots of a flow. @param before null where there was none */
export function approvedChanges(before: string | null, after: string | null): readonly ApprovedChange[] {
  if (before === after) return [];
  const was = linesOf(before ?? '');
  const is = linesOf(after ?? '');
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((under): readonly ApprovedChange[] => {
    const [lines, now] = [was.get(under), is.get(under)];
    if (!now) return [{ kind: 'removed', under, before: linesIn(lines ?? []), after: '' }];
    if (!lines) return [{ kind: 'added', under, before: '', after: linesIn(now) }];
    return lineChanges(under, lines, now);
  });
}
