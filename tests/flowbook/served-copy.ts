import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { flowbookConfig } from '#tools/flowbook/build/vite-config.ts';
import { copyProject } from './project-copy.ts';
import { removeServed } from './remove-served.ts';

const HEADER = 'machines/header/header.machine.ts';
const CONTACT = 'machines/contact/contact.machine.ts';

export type ServedCopy = {
  readonly address: string;
  /** The folder of the copy. */
  readonly copy: string;
  readonly close: () => Promise<void>;
};

/**
 * Flowbook's development server over a copy of the project, whose files may be changed.
 * @param change is called before the server starts
 */
export async function servedCopy(
  root: string,
  port: number,
  name: string,
  change: (copy: string) => void = () => {},
): Promise<ServedCopy> {
  const copy = join(root, 'test-results', name);
  copyProject(root, copy);
  change(copy);
  const server = await createServer({
    ...flowbookConfig(copy),
    cacheDir: join(copy, '.vite'),
    server: { port, strictPort: true, fs: { strict: false }, watch: null },
    logLevel: 'error',
  });
  await server.listen();
  const close = async () => {
    await server.close();
    await removeServed(copy);
  };
  return { address: `http://localhost:${port}`, copy, close };
}

function edited(file: string, edit: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const after = edit(text);
  if (after === text) throw new Error(`${file} is as it was.`);
  writeFileSync(file, after);
}

const GIFT_NOTE = `import { setup } from 'xstate';

export const giftNoteMachine = setup({}).createMachine({
  id: 'giftNote',
  initial: 'empty',
  states: { empty: { on: { 'note.typed': 'typed' } }, typed: { after: { 3000: 'empty' } } },
});
`;

function sketch(copy: string): void {
  mkdirSync(join(copy, 'machines/gift-note'));
  writeFileSync(join(copy, 'machines/gift-note/gift-note.machine.ts'), GIFT_NOTE);
}

/** There is a chart and nothing else of a new flow; the header's menu leads to a state that no view shows. */
export const servedSketch = (root: string, port: number): Promise<ServedCopy> =>
  servedCopy(root, port, 'sketched-chart', (copy) => {
    sketch(copy);
    edited(join(copy, HEADER), (text) =>
      text
        .replace("'menu.opened': 'open.menu'", "'menu.opened': 'greeting'")
        .replace(
          'barred: {',
          "greeting: { description: 'New.', on: { 'panel.dismissed': 'closed' } },\n        barred: {",
        ),
    );
  });

/** The contact form leads to a state that is not there, and there is a sketch. */
export const servedInvalid = (root: string, port: number): Promise<ServedCopy> =>
  servedCopy(root, port, 'invalid-chart', (copy) => {
    sketch(copy);
    edited(join(copy, CONTACT), (text) =>
      text.replace("after: { noticeTime: 'writing' }", "after: { noticeTime: 'nowhere' }"),
    );
  });
