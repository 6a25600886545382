import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('FLW-2 what is typed in a form comes back, with its focus, once the chart that is edited can be read again', async ({
  page,
}) => {
  save('bolt.ts', "{ shut: { description: 'It holds.', on: { drawn: 'open' } }, open: {} }");
  await page.goto(`${opened.address}/flowbook/bolt/shut`, { waitUntil: 'commit' });
  const breakAndMend = async (mended: string) => {
    save('bolt.ts', '{ shut: {');
    await expect(page.getByRole('alert', { name: 'bolt cannot be drawn' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      'The form with what you have typed is back once bolt can be read.',
    );
    save('bolt.ts', mended);
    await expect(new FlowbookPage(page).state('shut')).toBeVisible();
  };
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Add a state after it' }).click();
  const name = page.getByLabel('Name of the state');
  await name.fill('ajar');
  await page.getByLabel('Event that leads there, if any').fill('pushed');
  await breakAndMend("{ shut: { description: 'It holds.' }, open: {} }");
  await expect(name).toHaveValue('ajar');
  await expect(page.getByLabel('Event that leads there, if any')).toHaveValue('pushed');
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Describe' }).click();
  const description = page.getByLabel('Description');
  await description.fill('It holds well.');
  await breakAndMend("{ shut: { description: 'It is stuck.' }, open: {} }");
  await page.keyboard.type(' Always.');
  await expect(description).toHaveValue('It holds well. Always.');
  await description.press('Enter');
  const edit = page.getByRole('region', { name: 'Edit bolt' });
  await expect(edit.getByRole('alert'), 'nothing is written over unseen').toContainText(
    "it says 'It is stuck.' by now",
  );
  await description.press('Enter');
  await expect(page.getByRole('region', { name: 'About shut' })).toContainText('It holds well. Always.');
});

test('FLW-2 a drawing that is moved by a state chooses nothing, and another button than the first moves nothing', async ({
  page,
}) => {
  const state = new FlowbookPage(page).state('green');
  await page.goto(`${opened.address}/flowbook/lights`, { waitUntil: 'commit' });
  await expect(state).toHaveAccessibleName(/now/);
  const left = async () => Math.round((await state.boundingBox())?.x ?? 0);
  const begin = await left();
  const drag = async (button: 'left' | 'right') => {
    await state.hover();
    await page.mouse.down({ button });
    const box = await state.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 90, (box?.y ?? 0) + 60, { steps: 4 });
    await page.mouse.up({ button });
  };
  await drag('right');
  expect(await left(), 'its menu would take the release').toBe(begin);
  await drag('left');
  expect(await left()).toBeGreaterThan(begin);
  await expect(page).toHaveURL(`${opened.address}/flowbook/lights`);
  await state.click();
  await expect(page).toHaveURL(`${opened.address}/flowbook/lights/green`);
  const border = page.getByRole('separator', { name: 'Width of the flows' });
  const width = await border.getAttribute('aria-valuenow');
  await border.hover();
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(500, 400);
  await page.mouse.up({ button: 'right' });
  expect(await border.getAttribute('aria-valuenow')).toBe(width);
});

test('FLW-2 a file that misses its place is not opened in the place of Flowbook', async ({ page }) => {
  await page.goto(`${opened.address}/flowbook/lights`, { waitUntil: 'commit' });
  await expect(new FlowbookPage(page).state('green')).toHaveAccessibleName(/now/);
  const isTaken = await page.getByRole('main').evaluate((main) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['{}'], 'order.json'));
    return !main.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
  });
  expect(isTaken, 'else the browser opens it').toBe(true);
});

test('FLW-2 a key that ends a word of an input method neither goes to what is found nor leaves', async ({ page }) => {
  await page.goto(`${opened.address}/flowbook/player`, { waitUntil: 'commit' });
  const field = page.getByRole('searchbox');
  await field.fill('green');
  const found = page.getByRole('list', { name: 'Found' });
  await expect(found.getByRole('link').first()).toBeVisible();
  const composing = (key: string) => field.dispatchEvent('keydown', { key, isComposing: true });
  await composing('Enter');
  await composing('Escape');
  await expect(found).toBeVisible();
  await expect(page).toHaveURL(`${opened.address}/flowbook/player`);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/player/);
});

test('FLW-2 charts are shown whose names are those of pages, or have characters of addresses', async ({ page }) => {
  for (const [file, id] of [
    ['steps', 'sequence'],
    ['quiz', 'ready? #1 100%'],
  ]) {
    writeFileSync(fileOf(`${file}.json`), JSON.stringify({ id, initial: 'shut', states: { shut: {} } }));
  }
  await page.goto(`${opened.address}/flowbook/lights`, { waitUntil: 'commit' });
  for (const [name, id] of [
    [/^sequence-steps/, 'sequence-steps'],
    [/^ready/, 'ready? #1 100%'],
  ] as const) {
    await row(page, name).click();
    await expect(new FlowbookPage(page).diagram(id)).toBeVisible();
  }
});

test('FLW-2 of two windows, the second does not write over what the first has written, and says what that is', async ({
  page,
  context,
}) => {
  const file = fileOf('lights/lights.machine.ts');
  const begun = async (window: Page) => {
    await window.goto(`${opened.address}/flowbook/lights/green`, { waitUntil: 'commit' });
    await window.getByRole('button', { name: 'Edit', exact: true }).click();
    await window.getByRole('button', { name: 'Describe' }).click();
    const field = window.getByLabel('Description');
    await expect(field).toHaveValue(/Cars go/);
    return field;
  };
  const other = await context.newPage();
  const [first, second] = [await begun(page), await begun(other)];
  await first.fill('Cars drive.');
  await first.press('Enter');
  await expect(page.getByRole('region', { name: 'About green' })).toContainText('Cars drive.');
  await second.fill('Cars roll.');
  await second.press('Enter');
  const edit = other.getByRole('region', { name: 'Edit lights' });
  await expect(edit.getByRole('alert')).toContainText("it says 'Cars drive.' by now");
  expect(readFileSync(file, 'utf8')).toContain("'Cars drive.'");
  await expect(other.getByRole('region', { name: 'About green' })).toContainText('Cars drive.');
  await expect(second).toHaveValue('Cars roll.');
  await second.press('Enter');
  await expect(other.getByRole('region', { name: 'About green' })).toContainText('Cars roll.');
  await other.close();
});
