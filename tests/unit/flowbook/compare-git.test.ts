import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comparisonOf } from '#tools/flowbook/compare/comparison.ts';
import { checkedOut, commitOf, contentOf } from '#tools/flowbook/compare/git.ts';
import { revisionIn } from '#tools/flowbook/compare/revision.ts';

const folder = mkdtempSync(join(tmpdir(), 'flowbook-compare-test-'));
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });

/** A project with one flow, a lamp. @param words what its state is called that it begins in */
function writeProject(beginning: string): void {
  mkdirSync(join(folder, 'tests/paths'), { recursive: true });
  mkdirSync(join(folder, 'docs'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'docs/requirements.md'), `- CHK-1 It begins ${beginning}.\n`);
  writeFileSync(
    join(folder, 'tests/paths/all-flows.ts'),
    `import { createMachine } from 'xstate';
    const machine = createMachine({
      id: 'lamp', initial: '${beginning}',
      states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
    });
    const key = ({ value }: { value: string }) => value;
    const user = { 'presses the switch': { type: 'pressed' } };
    export const FLOWS = [{ flow: 'lamp', machine, key, user, shop: {}, environment: {}, time: {}, neverAnswered: [], neverRefused: [] }];`,
  );
}

beforeAll(() => {
  git('init', '-q');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeProject('off');
  git('add', 'package.json', 'docs', 'tests');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'A lamp that is off');
  writeProject('on');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('FLW-3 a revision out of git', () => {
  it('FLW-3 a commit is compared with the files as they are, and its temporary files are removed afterwards', async () => {
    const commit = await commitOf(folder, 'HEAD');
    const checkout = await checkedOut(folder, commit);
    const before = await revisionIn(checkout.folder, commit);
    checkout.remove();
    expect(existsSync(checkout.folder)).toBe(false);
    const comparison = comparisonOf(before, await revisionIn(folder, 'the working tree'));
    expect(comparison.requirements.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['changed CHK-1']);
    const [lamp] = comparison.flows;
    expect(lamp?.changes.map(({ words, details }) => [words, details])).toEqual([
      ['the chart as a whole', [{ what: 'begins in', before: 'off', after: 'on' }]],
    ]);
    expect(lamp?.noticed).toEqual({ way: [], before: ['off'], after: ['on'] });
    expect(readFileSync(join(folder, 'docs/requirements.md'), 'utf8')).toContain('begins on');
  });

  it('FLW-3 the same files have the same content, committed or not', async () => {
    const paths = ['tests', 'gone'];
    const committed = await contentOf(folder, 'HEAD', paths);
    expect(await contentOf(folder, null, paths)).not.toBe(committed);
    writeProject('off');
    expect(await contentOf(folder, null, paths)).toBe(committed);
    writeProject('on');
    expect(git('status', '--porcelain', '--', 'tests').toString()).toContain(' M tests/paths/all-flows.ts');
  });

  it('FLW-3 an unknown one is an error that lists the known ones', async () => {
    await expect(commitOf(folder, 'no-such-branch')).rejects.toThrow(
      /no revision 'no-such-branch'[\s\S]*A lamp that is off/,
    );
    await expect(commitOf(folder, '--all')).rejects.toThrow("There is no revision '--all'");
  });

  it('FLW-3 needs a repository, and charts with event catalogues', async () => {
    const bare = mkdtempSync(join(tmpdir(), 'flowbook-compare-bare-'));
    await expect(commitOf(bare, 'HEAD')).rejects.toThrow(/is no git repository/);
    await expect(revisionIn(bare, 'old')).rejects.toThrow(/old has no tests\/paths\/all-flows.ts/);
    rmSync(bare, { recursive: true });
  });
});
