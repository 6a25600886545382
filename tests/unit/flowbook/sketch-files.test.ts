import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sketchEndpoint } from '#tools/flowbook/build/sketch-endpoint.ts';
import type { Edit } from '#tools/flowbook/sketch/edit.ts';
import { SketchFiles, shopFile } from '#tools/flowbook/sketch/sketch-files.ts';

const FILE = 'machines/doors/doors.machine.ts';
const SOURCE = `import { createMachine } from 'xstate';
import { elsewhere } from './elsewhere.ts';
export const doors = createMachine({
  id: 'doors',
  initial: 'closed',
  states: { closed: { on: { opened: 'open', pushed: elsewhere } }, open: {} }, // "both"
});
`;
const RENAME: Edit = { kind: 'renameState', path: 'open', key: 'ajar' };
const FORM = 'empty: No note yet.\n  note.started -> writing\nwriting: It is written.';

let root = '';
const project = () => ({
  root,
  files: async () => [FILE, 'machines/gift-note/gift-note.machine.ts'].filter((file) => existsSync(join(root, file))),
  fileOf: shopFile,
  undoFile: join(root, 'cache/undo.json'),
});
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flowbook-sketch-'));
  mkdirSync(join(root, 'machines/doors'), { recursive: true });
  writeFileSync(join(root, FILE), SOURCE);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('FLW-2 the files of sketches', () => {
  test('FLW-2 an edit is written and said, and undone to the byte', async () => {
    const files = new SketchFiles(project());
    const saved = await files.edit('doors', [RENAME, { kind: 'markInitial', path: 'ajar' }]);
    expect(saved).toMatchObject({ said: "'open' is now called 'ajar'. 'ajar' is now where it begins.", path: 'ajar' });
    expect(saved.forEditor).toEqual([`This is for the editor: ${FILE}:6 (a target that is not literal)`]);
    expect(textOf(FILE)).toContain("opened: 'ajar'");
    expect((await files.list())[0]?.undo).toBe(saved.said);
    const undone = await files.undo('doors');
    expect(undone).toMatchObject({ said: `Undone: ${saved.said}`, undo: null });
    expect(textOf(FILE)).toBe(SOURCE);
    await expect(files.undo('doors')).rejects.toThrow('There is nothing to undo');
  });

  test('FLW-2 edits can be undone when the server has been started again, one after the other', async () => {
    const before = new SketchFiles(project());
    await before.edit('doors', [RENAME]);
    const between = textOf(FILE);
    await before.edit('doors', [{ kind: 'markInitial', path: 'ajar' }]);
    const files = new SketchFiles(project());
    expect((await files.list())[0]).toMatchObject({ undo: "'ajar' is now where it begins." });
    await files.undo('doors');
    expect(textOf(FILE)).toBe(between);
    await new SketchFiles(project()).undo('doors');
    expect(textOf(FILE)).toBe(SOURCE);
    await expect(files.undo('doors')).rejects.toThrow();
  });

  test('FLW-2 nothing is undone where the file has changed meanwhile', async () => {
    const files = new SketchFiles(project());
    await files.edit('doors', [RENAME]);
    const changed = `${textOf(FILE)}// mine\n`;
    writeFileSync(join(root, FILE), changed);
    await expect(files.undo('doors')).rejects.toThrow(`${FILE} has changed since`);
    expect(textOf(FILE)).toBe(changed);
  });

  test('FLW-2 of two windows that edit a file at once each finds its edit in it, and both can be undone', async () => {
    const files = new SketchFiles(project());
    await Promise.all([
      files.edit('doors', [{ kind: 'describeState', path: 'open', description: 'Wide.' }]),
      files.edit('doors', [{ kind: 'describeState', path: 'closed', description: 'Shut.' }]),
    ]);
    expect(textOf(FILE)).toContain("description: 'Wide.'");
    expect(textOf(FILE)).toContain("description: 'Shut.'");
    await Promise.all([files.undo('doors'), files.undo('doors')]);
    expect(textOf(FILE)).toBe(SOURCE);
  });

  test('FLW-2 what the file says by now and the diagram did not show is not written over, and it is said', async () => {
    const files = new SketchFiles(project());
    const edit: Edit = { kind: 'describeState', path: 'open', description: 'Wide.', was: '' };
    await files.edit('doors', [edit]);
    const written = textOf(FILE);
    await expect(files.edit('doors', [{ ...edit, description: 'Ajar.' }])).rejects.toThrow("it says 'Wide.' by now");
    expect(textOf(FILE)).toBe(written);
    await files.edit('doors', [{ ...edit, description: 'Ajar.', was: 'Wide.' }]);
    const branches = `opened: [{ guard: 'isNew', target: 'closed' }, 'open']`;
    writeFileSync(join(root, FILE), SOURCE.replace("opened: 'open'", branches));
    const first = { transition: 'closed opened#0', was: ['open'] };
    await expect(files.edit('doors', [{ kind: 'deleteTransition', ...first }])).rejects.toThrow(
      "leads to 'closed' by now",
    );
    await expect(files.edit('doors', [{ kind: 'retargetTransition', target: 'closed', ...first }])).rejects.toThrow(
      'Look at it again.',
    );
    await files.edit('doors', [{ kind: 'deleteTransition', transition: 'closed opened#1', was: ['open'] }]);
    expect(textOf(FILE)).toContain("opened: [{ guard: 'isNew', target: 'closed' }]");
  });

  test('FLW-2 of several edits none is made where one is refused, and the line is said', async () => {
    const files = new SketchFiles(project());
    const edits: readonly Edit[] = [RENAME, { kind: 'deleteTransition', transition: 'closed pushed' }];
    await expect(files.edit('doors', edits)).rejects.toThrow(`This is for the editor: ${FILE}:6`);
    expect(textOf(FILE)).toBe(SOURCE);
    await expect(files.edit('windows', [RENAME])).rejects.toThrow("No file makes a chart 'windows'");
  });

  test('FLW-2 a new flow has its file, once, and undoing removes it with its folder', async () => {
    const files = new SketchFiles(project());
    expect(await files.create('Gift note', FORM)).toMatchObject({ chart: 'giftNote' });
    expect(textOf('machines/gift-note/gift-note.machine.ts')).toContain("id: 'giftNote'");
    await expect(files.create('gift-note', FORM)).rejects.toThrow("The flow 'giftNote' is there already.");
    await expect(files.create('../note', FORM)).rejects.toThrow("'../note' is no name for a flow");
    await expect(files.create('coverage', FORM)).rejects.toThrow("A page of Flowbook is called 'coverage'.");
    await expect(files.create('note', 'a\n x -> b')).rejects.toThrow("2: There is no state 'b'.");
    await files.edit('giftNote', [{ kind: 'describeState', path: 'empty', description: 'Blank.' }]);
    await files.undo('giftNote');
    await files.undo('giftNote');
    expect(existsSync(join(root, 'machines/gift-note'))).toBe(false);
  });
});

describe('FLW-2 the endpoint of the development server', () => {
  let server: Server;
  let vite: Awaited<ReturnType<typeof createVite>>;
  let address = '';

  beforeEach(async () => {
    const run = () => Promise.reject(new Error('Nothing is drawn here.'));
    vite = await createVite({
      ...{ configFile: false, root, logLevel: 'silent', appType: 'custom' },
      plugins: [sketchEndpoint(project(), run)],
      server: { middlewareMode: true, ws: false, watch: null },
    });
    server = createServer(vite.middlewares).listen(0);
    const { port } = server.address() as AddressInfo;
    address = `http://localhost:${port}`;
  });
  afterEach(async () => {
    server.close();
    await vite.close();
  });

  const ask = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${address}/flowbook-sketch`, {
      ...{ method: 'POST', body },
      headers: { origin: address, 'content-type': 'application/json', ...headers },
    });

  test('FLW-2 it lists, edits and undoes', async () => {
    const list = await (await ask(JSON.stringify({ kind: 'list' }))).json();
    expect(list).toEqual({ charts: [{ chart: 'doors', file: FILE, undo: null }] });
    const edit = await ask(JSON.stringify({ kind: 'edit', chart: 'doors', edits: [RENAME] }));
    expect(await edit.json()).toMatchObject({ said: "'open' is now called 'ajar'." });
    await ask(JSON.stringify({ kind: 'undo', chart: 'doors' }));
    expect(textOf(FILE)).toBe(SOURCE);
  });

  test.each([
    ['another origin', 403, { origin: 'http://elsewhere.test' }],
    ['no origin', 403, { origin: '' }],
    ['a form of another page', 403, { 'content-type': 'text/plain' }],
  ])('FLW-2 it refuses %s', async (_, status, headers) => {
    const response = await ask(JSON.stringify({ kind: 'edit', chart: 'doors', edits: [RENAME] }), headers);
    expect(response.status).toBe(status);
    expect(textOf(FILE)).toBe(SOURCE);
  });

  test.each([
    ['what is no JSON', '{', 400],
    ['what it does not know', '{"kind":"remove","file":"package.json"}', 400],
    ['an edit that cannot be made', '{"kind":"edit","chart":"package","edits":[]}', 409],
  ])('FLW-2 it refuses %s', async (_, body, status) => {
    expect((await ask(body)).status).toBe(status);
  });
});
