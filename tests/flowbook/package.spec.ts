import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FlowbookPage } from '#tests/models/flowbook-page.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { loaded, path } from '#tools/shared/loaded.mjs';
import { DEVELOPMENT_PORT } from './addresses.ts';

type Building = typeof import('#tools/flowbook/build/build-package.ts');

const PORT = DEVELOPMENT_PORT + 3;
const TARGET = path('test-results/flowbook-package');

test.use({
  ...{ viewport: { width: 1440, height: 900 }, ageConfirmed: false },
  // What a development server logs.
  expectedConsole: [/\[vite\]|React DevTools/],
});

/** Some files run what they export: this one reads its input to the end, and fails later. */
const RESTLESS = `import { createMachine } from 'xstate';
export const kettle = createMachine({ id: 'kettle', initial: 'cold', states: { cold: {} } });
process.stdin.resume();
setTimeout(() => { throw new Error('the kettle is empty'); });
`;

const started = (folder: string): ChildProcess =>
  spawn(process.execPath, [join(TARGET, 'flowbook.js'), 'open', folder], {
    // Vite stops at the end of its input, unless CI is set.
    env: { ...process.env, PORT: String(PORT), CI: '' },
  });

/** What a program says until it has said this. */
const said = (program: ChildProcess, words: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const hear = (part: Buffer) => {
      text += String(part);
      if (text.includes(words)) resolve(text);
    };
    program.stdout?.on('data', hear);
    program.stderr?.on('data', hear);
    program.on('exit', () => reject(new Error(text)));
  });

test('the package opens a folder without this project, and says where its port is taken', async ({ page }) => {
  test.slow();
  const { buildPackage } = await loaded<Building>('tools/flowbook/build/build-package.ts');
  await buildPackage(path('.'), TARGET);
  const folder = mkdtempSync(join(tmpdir(), 'flowbook-'));
  cpSync(path('tests/flowbook/foreign'), folder, { recursive: true });
  writeFileSync(join(folder, 'restless.mjs'), RESTLESS);
  const program = started(folder);
  program.stdin?.end();
  const failed = said(program, 'the kettle is empty');
  try {
    await said(program, `http://localhost:${PORT}/flowbook`);
    const flowbook = new FlowbookPage(page);
    expect(await failed, 'code that fails later is said, and ends nothing').toContain('restless.mjs');
    await page.goto(`http://localhost:${PORT}/flowbook/lights`, { waitUntil: 'commit' });
    await expect(flowbook.state('green')).toHaveAccessibleName(/now/, { timeout: 60_000 });
    await page.getByRole('button', { name: 'Next timer' }).click();
    await expect(flowbook.state('yellow')).toHaveAccessibleName(/now/);
    await page.locator('html').evaluate((html) => html.setAttribute('data-visit', 'this one'));
    const lights = join(folder, 'lights/lights.machine.ts');
    writeFileSync(lights, readFileSync(lights, 'utf8').replace('Cars go.', 'Cars drive.'));
    await expect(flowbook.diagram('lights')).toContainText('Cars drive');
    await expect(page.locator('html'), 'an edit is sent').toHaveAttribute('data-visit', 'this one');
    await page.getByText('Export', { exact: true }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'SVG' }).click();
    expect((await saved).suggestedFilename()).toBe('lights.svg');
    expect(await said(started(folder), 'in use')).toContain(`Port ${PORT} is already in use`);
  } finally {
    await page.goto('about:blank');
    program.kill();
    rmSync(folder, { recursive: true });
  }
});
