import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FlowbookPage } from '#tests/models/flowbook-page.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { loaded, path } from '#tools/shared/loaded.mjs';
import { DEVELOPMENT_PORT } from './addresses.ts';

type Opening = typeof import('#tests/flowbook/opened-folder.ts');

// What a development server logs.
test.use({
  ...{ viewport: { width: 1440, height: 900 }, ageConfirmed: false },
  expectedConsole: [/\[vite\]|React DevTools|Failed to load resource/],
});
test.describe.configure({ mode: 'default' });

let opened: Awaited<ReturnType<Opening['openedFolder']>>;
test.beforeAll(async () => {
  const { openedFolder } = await loaded<Opening>('tests/flowbook/opened-folder.ts');
  opened = await openedFolder(path('.'), DEVELOPMENT_PORT + 8);
});
test.afterAll(() => opened.close());
/** The page is closed first: its open requests would fail once the server has stopped. */
test.afterEach(async ({ page }) => {
  await page.goto('about:blank');
});

const fileOf = (name: string) => join(opened.folder, name);
/** As an editor saves it: each of its states is called as the text says. */
const save = (name: string, states: string) =>
  writeFileSync(
    fileOf(name),
    `import { createMachine } from 'xstate';\nexport const ${name.replace(/\W.*/, '')} = createMachine({ id: '${name.replace(/\W.*/, '')}', initial: 'shut', states: ${states} });\n`,
  );
const row = (page: Page, name: RegExp) => page.getByRole('navigation', { name: 'Flows' }).getByRole('link', { name });

test('FLW-2 what is typed, and its focus, stay while charts come, break, are mended and go', async ({ page }) => {
  // A development server begins with nothing prepared.
  test.slow();
  const flowbook = new FlowbookPage(page);
  save('latch.ts', "{ shut: { on: { lifted: 'open' } }, open: {} }");
  await page.goto(`${opened.address}/flowbook/latch/shut`, { waitUntil: 'commit' });
  await expect(flowbook.state('shut')).toHaveAccessibleName(/now/, { timeout: 120_000 });
  const meanwhile = async (field: ReturnType<Page['getByLabel']>, text: string) => {
    await field.click();
    await page.keyboard.type(text);
    save('hasp.ts', "{ shut: { on: { lifted: 'open' } }, open: {} }");
    await expect(row(page, /^hasp\s*2/)).toBeVisible();
    save('hasp.ts', '{ shut: {');
    await expect(row(page, /^hasp$/)).toBeVisible();
    save('hasp.ts', '{ shut: {} }');
    await expect(row(page, /^hasp\s*1/)).toBeVisible();
    rmSync(fileOf('hasp.ts'));
    await expect(row(page, /^hasp/)).toHaveCount(0);
    await expect(field).toHaveValue(text);
    await expect(field).toBeFocused();
  };
  await page.getByText('lifted payload').click();
  const payload = page.getByRole('textbox', { name: 'What lifted carries, as JSON' });
  await meanwhile(payload, '{"by": 2');
  save('latch.ts', "{ shut: { description: 'It holds.', on: { lifted: 'open' } }, open: {} }");
  await expect(page.getByRole('region', { name: 'About shut' })).toContainText('It holds.');
  await page.keyboard.type('}');
  await expect(payload, 'the chart that runs has changed').toHaveValue('{"by": 2}');
  await expect(payload).toBeFocused();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Draw an event' }).click();
  await meanwhile(page.getByLabel(/^Event, /), 'key.turned');
  await page.getByRole('link', { name: 'New flow' }).click();
  await meanwhile(page.getByLabel('States and events'), 'empty: Nothing yet.');
});
