import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FlowbookPage } from '#tests/models/flowbook-page.ts';
import { expectNoAxeViolationsAround } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { loaded, path } from '#tools/shared/loaded.mjs';
import { DEVELOPMENT_PORT } from './addresses.ts';

type Opening = typeof import('#tests/flowbook/opened-folder.ts');

// What a development server logs, also of a file that is gone before the page has loaded it, and what React says of a
// drawing that fails.
test.use({
  ...{ viewport: { width: 1440, height: 900 }, ageConfirmed: false },
  expectedConsole: [/\[vite\]|React DevTools|Failed to load resource|fail is not defined/],
});
test.describe.configure({ mode: 'serial' });

let opened: Awaited<ReturnType<Opening['openedFolder']>>;
test.beforeAll(async () => {
  const { openedFolder } = await loaded<Opening>('tests/flowbook/opened-folder.ts');
  opened = await openedFolder(path('.'), DEVELOPMENT_PORT + 1);
});
test.afterAll(() => opened.close());
/** The page is closed first: its open requests would fail once the server has stopped. */
test.afterEach(async ({ page }) => {
  await page.goto('about:blank');
});

/** The shown chart as JSON. */
async function exported(page: Page): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByText('Export', { exact: true }).click();
  await page.getByRole('button', { name: 'JSON' }).click();
  return await readFile(await (await saved).path(), 'utf8');
}

test('a folder of others is opened: a machine is walked by keyboard, its actor answers, and its clock moves', async ({
  page,
}) => {
  // A development server begins with nothing prepared.
  test.slow();
  const flowbook = new FlowbookPage(page);
  await page.goto(`${opened.address}/flowbook/deliveries`, { waitUntil: 'commit' });
  await expect(flowbook.state('loading')).toHaveAccessibleName(/now/, { timeout: 120_000 });
  await expect(page.getByText('no screen yet')).toBeVisible();
  const guard = page.getByRole('combobox', { name: /^isOnline/ });
  await expect(guard).toHaveAccessibleName(/courierApp is not defined/);
  await guard.selectOption('always yes');
  await page.getByText('tour.begun payload').click();
  const payload = page.getByRole('textbox', { name: 'What tour.begun carries, as JSON' });
  await payload.fill('{"street": "Mill Lane"');
  await flowbook.event('tour.begun').press('Enter');
  await expect(page.getByRole('region', { name: 'Run alone' }).getByRole('alert')).toContainText('is no JSON');
  await payload.fill('{"street": "Mill Lane"}');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(flowbook.state('routing')).toHaveAccessibleName(/now/);
  await page.getByRole('textbox', { name: 'Answer of findRoute' }).fill('"the bridge"');
  await page.getByRole('button', { name: 'findRoute Is done' }).press('Enter');
  await expect(flowbook.state('driving')).toHaveAccessibleName(/now/);
  await page.getByRole('textbox', { name: 'Answer of signature' }).fill('"A. Rye"');
  await page.getByRole('button', { name: 'signature Is done' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Run alone' }).getByRole('status')).toHaveText(
    /^Ended with "Mill Lane", \d steps$/,
  );
  // The button has gone with its actor.
  await expect(page.getByRole('region', { name: 'Run alone' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo step' }).press('Enter');
  await expect(flowbook.state('driving')).toHaveAccessibleName(/now/);
  await page.getByRole('button', { name: 'Undo step' }).press('Enter');
  await expect(flowbook.state('routing')).toHaveAccessibleName(/now/);
  await page.getByRole('textbox', { name: 'Answer of findRoute' }).fill('closed');
  await page.getByRole('button', { name: 'findRoute Is done' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Run alone' }).getByRole('alert')).toContainText('is no JSON');

  await page.getByRole('link', { name: /^lights/ }).press('Enter');
  await expect(flowbook.state('green')).toHaveAccessibleName(/now/);
  await page.getByRole('spinbutton', { name: 'How many ms pass' }).fill('4999');
  await page.keyboard.press('Enter');
  await expect(page.getByText('next timer in 1 ms')).toBeVisible();
  await page.getByRole('button', { name: 'Next timer' }).press('Enter');
  await expect(flowbook.state('yellow')).toHaveAccessibleName(/now/);
  const undo = page.getByRole('button', { name: 'Undo step' });
  await undo.press('Enter');
  await expect(flowbook.state('green')).toHaveAccessibleName(/now/);
  await page.keyboard.press('Enter');
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
});

test('a chart of others has no place for notes: they would be written elsewhere', async ({ page }) => {
  const flowbook = new FlowbookPage(page);
  await page.goto(`${opened.address}/flowbook/lights/green`, { waitUntil: 'commit' });
  await expect(flowbook.state('green')).toHaveAccessibleName(/now/);
  await expect(page.getByRole('region', { name: 'green', exact: false }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveCount(0);
});

test('what is run stays as it was while another chart is looked at, and a link hands it over', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const flowbook = new FlowbookPage(page);
  await page.goto(`${opened.address}/flowbook/player`, { waitUntil: 'commit' });
  await flowbook.event('sound.tested').click();
  await page.getByRole('link', { name: /^order/ }).click();
  await expect(flowbook.state('open')).toHaveAccessibleName(/now/);
  await page.getByRole('link', { name: /^player/ }).click();
  await expect(flowbook.state('passed').first()).toHaveAccessibleName(/now/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const other = await context.newPage();
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()), { waitUntil: 'commit' });
  await expect(new FlowbookPage(other).state('passed').first()).toHaveAccessibleName(/now/);
  await other.close();
});

test('FLW-2 a link to a part of what runs hands over the run, and shows the part in it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const flowbook = new FlowbookPage(page);
  await page.goto(`${opened.address}/flowbook/lights`, { waitUntil: 'commit' });
  await expect(flowbook.state('green')).toHaveAccessibleName(/now/);
  await page.getByRole('button', { name: 'Next timer' }).click();
  await expect(flowbook.state('yellow')).toHaveAccessibleName(/now/);
  await page.getByRole('button', { name: 'Next timer' }).click();
  await page.getByRole('link', { name: /^pedestrian/ }).click();
  await expect(flowbook.state('walking')).toHaveAccessibleName(/now/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const other = await context.newPage();
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()), { waitUntil: 'commit' });
  await expect(new FlowbookPage(other).state('walking')).toHaveAccessibleName(/now/);
  await other.getByRole('link', { name: /^lights/ }).click();
  await expect(new FlowbookPage(other).state('red')).toHaveAccessibleName(/now/);
  await other.close();
});

test('the map shows what the machines send each other', async ({ page }) => {
  await page.goto(`${opened.address}/flowbook`, { waitUntil: 'commit' });
  await expect(page.getByRole('group', { name: /^Map of/ })).toBeVisible();
  await page.getByText('Events between charts').click();
  await expect(page.getByRole('row', { name: /pedestrian → lights/ })).toContainText('walk.requested');
  const live = page.getByRole('complementary', { name: 'Live' });
  await expect(live, 'nothing runs beside the map yet').toBeHidden();
  await page.getByRole('link', { name: /^lights/ }).click();
  await expect(live).toBeVisible();
});

test('the search has no example of another project, and nothing lies beside a new flow', async ({ page }) => {
  await page.goto(`${opened.address}/flowbook/new`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'New flow' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveAttribute('placeholder', 'Name, words');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
});

test('a file that is broken while it is open is said with its reason, and the rest is shown', async ({ page }) => {
  await page.goto(`${opened.address}/flowbook`, { waitUntil: 'commit' });
  const list = page.getByRole('navigation', { name: 'Flows' });
  await expect(list.getByRole('link', { name: /^lights/ })).toBeVisible();
  writeFileSync(
    join(opened.folder, 'broken.machine.ts'),
    "import { createMachine } from 'xstate'; export const a = createMachine({",
  );
  await list.getByRole('link', { name: /^broken/ }).click();
  const reason = page.getByRole('alert', { name: 'broken cannot be drawn' });
  await expect(reason).toContainText('broken.machine.ts');
  await expect(reason, 'it has no codes of a terminal').not.toContainText(/\[\d+m/);
  await expect(list.getByRole('link', { name: /^lights/ })).toBeVisible();
  const valid = "import { createMachine } from 'xstate'; export const mended = createMachine({ id: 'mended' });";
  writeFileSync(join(opened.folder, 'broken.machine.ts'), valid);
  await list.getByRole('link', { name: /^mended/ }).click();
  await expect(page.getByRole('region', { name: 'Send event' })).toContainText('It names no events.');
});

test('FLW-2 the list follows what a file imports, its name and its end, and the walk in another machine goes on', async ({
  page,
}) => {
  const flowbook = new FlowbookPage(page);
  await page.goto(`${opened.address}/flowbook/lights`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Next timer' }).click();
  await expect(flowbook.state('yellow')).toHaveAccessibleName(/now/);
  const list = page.getByRole('navigation', { name: 'Flows' });
  const took: number[] = [];
  const follows = async (change: () => void, row: RegExp) => {
    const start = performance.now();
    change();
    await expect(list.getByRole('link', { name: row })).toBeVisible();
    took.push(Math.round(performance.now() - start));
  };
  const inFolder = (name: string) => join(opened.folder, name);
  const file = inFolder('gate.machine.ts');
  const renamed = inFolder('door.machine.ts');
  const states = inFolder('gate-states.ts');
  const gate = `import { createMachine } from 'xstate'; import { states } from './gate-states.ts';
    export default createMachine({ initial: 'shut', states });`;
  await follows(() => writeFileSync(file, gate), /^gate$/);
  await follows(() => writeFileSync(states, 'export const states = { shut: {}, open: {} };'), /^gate\s*2/);
  await follows(() => renameSync(file, renamed), /^door\s*2/);
  await expect(list.getByRole('link', { name: /^gate/ })).toHaveCount(0);
  await follows(() => rmSync(states), /^door$/);
  await follows(() => {
    rmSync(renamed);
    writeFileSync(inFolder('latch.json'), JSON.stringify({ initial: 'shut', states: { shut: {} } }));
  }, /^latch/);
  await expect(list.getByRole('link', { name: /^door/ })).toHaveCount(0);
  await expect(flowbook.state('yellow')).toHaveAccessibleName(/now/);
  test.info().annotations.push({ type: 'ms until the list has followed', description: took.join(', ') });
});

test.describe('a folder that goes', () => {
  // The page may load anew while its charts are gone.
  test.use({
    expectedConsole: [/\[vite\]|React DevTools|Failed to (load resource|fetch)/],
  });

  test('FLW-2 a folder that goes and comes back, as with a branch, is followed again', async ({ page }) => {
    await page.goto(`${opened.address}/flowbook`, { waitUntil: 'commit' });
    const list = page.getByRole('navigation', { name: 'Flows' });
    await expect(list.getByRole('link', { name: /^lights/ })).toBeVisible();
    renameSync(opened.folder, `${opened.folder}-gone`);
    await expect(page.locator('vite-error-overlay')).toContainText(
      `There is no file or folder ${opened.folder}: it has been renamed or deleted.`,
    );
    renameSync(`${opened.folder}-gone`, opened.folder);
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
    writeFileSync(join(opened.folder, 'hatch.json'), JSON.stringify({ initial: 'shut', states: { shut: {} } }));
    await expect(list.getByRole('link', { name: /^hatch/ })).toBeVisible();
  });

  test('FLW-2 while a folder is gone, the map is as it was, also where it is only looked at then', async ({ page }) => {
    await page.goto(`${opened.address}/flowbook/lights`, { waitUntil: 'commit' });
    await expect(new FlowbookPage(page).diagram('lights')).toBeVisible();
    renameSync(opened.folder, `${opened.folder}-gone`);
    await expect(page.locator('vite-error-overlay')).toBeAttached();
    await page.getByRole('link', { name: 'Map', exact: true }).press('Enter');
    await expect(page.getByRole('combobox', { name: 'In focus' })).toBeVisible();
    renameSync(`${opened.folder}-gone`, opened.folder);
  });
});

test('FLW-2 a link to a file that cannot be read shows its reason, and its row in the list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  writeFileSync(join(opened.folder, 'old door.json'), '{ "id": "door", "states": ');
  await page.goto(`${opened.address}/flowbook/old%20door`, { waitUntil: 'commit' });
  await expect(page.getByRole('alert', { name: 'old door cannot be drawn' })).toBeVisible();
  const row = page.getByRole('navigation', { name: 'Flows' }).getByRole('link', { name: 'old door' });
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute('aria-current', 'page');
});

test('FLW-2 a long condition stands on the diagram as its beginning, and in full beside it', async ({ page }) => {
  const guard = '({ context }) => context.bottles > 5 && context.bottles < 12 && !context.isClosed';
  writeFileSync(
    join(opened.folder, 'crate.machine.ts'),
    `import { createMachine } from 'xstate';
    export const crate = createMachine({ id: 'crate', context: { bottles: 6, isClosed: false }, initial: 'open',
      states: { open: { on: { filled: { guard: ${guard}, target: 'full' } } }, full: {} } });`,
  );
  await page.goto(`${opened.address}/flowbook/crate?edge=open+filled`, { waitUntil: 'commit' });
  await expect(
    new FlowbookPage(page).diagram('crate').locator('text', { hasText: 'context.bottles > 5 && context' }),
  ).toBeVisible();
  const code = page.getByText('context.bottles > 5 && context.bottles < 12 && !context.isClosed', { exact: true });
  await expect(code).toBeHidden();
  await expect(page.getByRole('button', { name: 'Go there' }), 'there are no screens to lead through').toHaveCount(0);
  await page.getByText('The condition in full').press('Enter');
  await expect(code).toBeVisible();
});

test('FLW-2 an edit of a chart that runs alone leaves the page, the run, the focus and the drawing where they were', async ({
  page,
}) => {
  const flowbook = new FlowbookPage(page);
  const [server] = await Promise.all([
    page.waitForEvent('websocket'),
    page.goto(`${opened.address}/flowbook/lights/green`, { waitUntil: 'commit' }),
  ]);
  await expect(flowbook.state('green')).toHaveAccessibleName(/now/);
  await page.locator('html').evaluate((html) => html.setAttribute('data-visit', 'this one'));
  await page.getByRole('button', { name: 'Next timer' }).press('Enter');
  await expect(flowbook.state('yellow')).toHaveAccessibleName(/now/);
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
  const edit = page.getByRole('region', { name: 'Edit lights' });
  const choice = (name: string) => edit.getByRole('button', { name, exact: true });
  await page.locator('.fb-canvas').hover();
  await page.mouse.wheel(0, 30);
  const place = await page.locator('.fb-drawing').getAttribute('style');

  expect(await exported(page)).toContain('"green"');

  await choice('Describe').press('Enter');
  await page.keyboard.type('Cars drive.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'About green' })).toContainText('Cars drive.');
  await expect(choice('Describe')).toBeFocused();
  expect(await page.locator('.fb-drawing').getAttribute('style')).toBe(place);

  // The answer to the edit comes after the renewed chart.
  await page.route('**/flowbook-sketch', async (route) => {
    const chartSent = server.waitForEvent('framereceived', ({ payload }) =>
      String(payload).includes('flowbook:charts'),
    );
    const response = await route.fetch();
    await chartSent;
    await route.fulfill({ response });
  });
  await choice('Rename').press('Enter');
  await page.keyboard.type('going');
  await page.keyboard.press('Enter');
  await expect(flowbook.state('going')).toBeVisible();
  await expect(choice('Rename')).toBeFocused();
  await page.unroute('**/flowbook-sketch');
  expect(await page.locator('.fb-drawing').getAttribute('style')).toBe(place);

  expect(await exported(page), 'files for others follow, too').toContain('"going"');

  await choice('Draw an event').press('Enter');
  await page.keyboard.type('lamp.broken');
  await page.keyboard.press('Enter');
  await flowbook.state('red').press('Enter');
  await expect(flowbook.event('lamp.broken')).toBeVisible();
  await expect(flowbook.state('red')).toBeFocused();
  await expect(flowbook.state('yellow'), 'the run goes on').toHaveAccessibleName(/now/);

  await choice('Undo').press('Enter');
  await expect(flowbook.event('lamp.broken')).toHaveCount(0);
  await choice('Undo').press('Enter');
  await expect(flowbook.state('green')).toBeVisible();
  await choice('Undo').press('Enter');
  await expect(flowbook.diagram('lights')).toContainText('Cars go');
  await expect(choice('Undo')).toBeDisabled();
  await expect(choice('Undo')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'this one');
});

/** Twelve states with nineteen in each, in a circle. */
const LARGE = {
  id: 'large',
  initial: 'part0',
  states: Object.fromEntries(
    Array.from({ length: 12 }, (_, part) => [
      `part${part}`,
      {
        initial: 'step0',
        on: { skipped: `part${(part + 1) % 12}` },
        states: Object.fromEntries(
          Array.from({ length: 19 }, (__, step) => [`step${step}`, { on: { done: `step${(step + 1) % 19}` } }]),
        ),
      },
    ]),
  ),
};

test('FLW-2 a chart of 240 states is unfolded by one action, and folded by another', async ({ page }) => {
  writeFileSync(join(opened.folder, 'large.json'), JSON.stringify(LARGE));
  await page.goto(`${opened.address}/flowbook/large`, { waitUntil: 'commit' });
  const boxes = new FlowbookPage(page).diagram('large').locator('.fbd-box');
  await expect(boxes).toHaveCount(13);
  const start = performance.now();
  await page.keyboard.press('f');
  await expect(boxes).toHaveCount(241);
  const took = Math.round(performance.now() - start);
  test.info().annotations.push({ type: 'ms until all is drawn', description: `${took}` });
  await page.getByRole('button', { name: 'Fold all' }).click();
  await expect(boxes).toHaveCount(13);
  await expect(page.getByRole('button', { name: 'Unfold all' })).toBeFocused();
});

test('FLW-2 a chart that cannot be laid out is said in its place, and the others are shown', async ({ page }) => {
  await page.route(/flowbook-layouts\/lights/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const LAYOUTS = {};' }),
  );
  const body = 'fail();';
  await page.route(/layout\.worker/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto(`${opened.address}/flowbook/lights`, { waitUntil: 'commit' });
  await expect(page.getByRole('alert', { name: 'lights cannot be drawn' })).toContainText('It could not be laid out');
  await page.getByRole('link', { name: /^player/ }).click();
  await expect(new FlowbookPage(page).diagram('player')).toBeVisible();
});

test('FLW-2 Escape leaves an edit, the editing and the search, and the focus is where each was begun', async ({
  page,
}) => {
  const flowbook = new FlowbookPage(page);
  await page.goto(`${opened.address}/flowbook/lights/green`, { waitUntil: 'commit' });
  await expect(flowbook.state('green')).toHaveAccessibleName(/now/);
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  const panel = page.getByRole('region', { name: 'Edit lights' });
  await edit.press('Enter');
  // It is offered once the chart's file is found.
  await expect(panel.getByRole('button', { name: 'Rename' })).toBeEnabled();
  await panel.getByRole('button', { name: 'Rename' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('button', { name: 'Rename' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(edit).toBeFocused();

  await page.keyboard.press('/');
  await page.keyboard.type('yellow');
  const found = page.getByRole('list', { name: 'Found' });
  await found.getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(found).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('yellow');
  await expect(found.getByRole('link').first(), 'the field is used again').toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('JSON and code that are dropped are shown, and run; what is no machine is said', async ({ page }) => {
  const flowbook = new FlowbookPage(page);
  await page.goto(`${opened.address}/flowbook/lights`, { waitUntil: 'commit' });
  const drop = page.getByLabel('Open a machine', { exact: false }).locator('input');
  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await drop.setInputFiles(file('none.json', '{"colour": "green"}'));
  await expect(page.getByText('none.json cannot be shown. It has no "states".')).toBeVisible();
  const door = { id: 'door', initial: 'closed', states: { closed: { on: { pushed: 'open' } }, open: {} } };
  await drop.setInputFiles(file('door.json', JSON.stringify(door)));
  await expect(page).toHaveURL(/\/flowbook\/door$/);
  await flowbook.event('pushed').click();
  await expect(flowbook.state('open')).toHaveAccessibleName(/now/);
  const bell =
    "import { setup } from 'xstate'; const id: string = 'bell'; export const bell = setup({}).createMachine({ id });";
  await drop.setInputFiles(file('bell.ts', bell));
  await expect(page).toHaveURL(/\/flowbook\/bell$/);
  await expect(flowbook.diagram('bell')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dropped' }).getByRole('link')).toHaveCount(2);
});

test('FLW-2 of several machines in one dropped file, one that cannot be laid out is said in its place, and the others are shown', async ({
  page,
}) => {
  await page.route('**/lay-out.ts', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `import * as own from '${new URL(route.request().url()).pathname}?own';
        export async function layOut(chart, folded) {
          if (chart.id === 'lost') fail();
          return own.layOut(chart, folded);
        }`,
    }),
  );
  await page.goto(`${opened.address}/flowbook/lights`, { waitUntil: 'commit' });
  const code =
    "import { createMachine } from 'xstate'; export const lost = createMachine({ id: 'lost' }); export const seen = createMachine({ id: 'seen' });";
  await page
    .getByLabel('Open a machine', { exact: false })
    .locator('input')
    .setInputFiles({ name: 'both.ts', mimeType: 'text/plain', buffer: Buffer.from(code) });
  await expect(page).toHaveURL(/\/flowbook\/lost$/);
  await expect(page.getByRole('alert', { name: 'lost cannot be drawn' })).toContainText(
    'It could not be laid out: fail is not defined',
  );
  await page.getByRole('region', { name: 'Dropped' }).getByRole('link', { name: /^seen/ }).click();
  await expect(new FlowbookPage(page).diagram('seen')).toBeVisible();
});

test('FLW-2 a machine that was dropped is saved in every format; where it cannot be, it is said why', async ({
  page,
}) => {
  await page.goto(`${opened.address}/flowbook/lights`, { waitUntil: 'commit' });
  await page
    .getByLabel('Open a machine', { exact: false })
    .locator('input')
    .setInputFiles({
      ...{ name: 'gate.json', mimeType: 'text/plain' },
      buffer: Buffer.from(JSON.stringify({ id: 'gate', initial: 'shut', states: { shut: {} } })),
    });
  await expect(page).toHaveURL(/\/flowbook\/gate$/);
  const problem = page.getByRole('main').getByRole('alert');
  const save = async (format: string): Promise<Buffer> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: format, exact: true }).click(),
    ]);
    return readFile(await download.path());
  };

  await page.route('**/dropped-text.ts*', (route) => route.abort());
  await page.getByText('Export', { exact: true }).click();
  await page.getByRole('button', { name: 'SVG' }).click();
  await expect(problem).toHaveText(/^It could not be saved: Failed to fetch/);
  await page
    .getByRole('navigation', { name: 'Flows' })
    .getByRole('link', { name: /^lights/ })
    .click();
  await page.getByText('Export', { exact: true }).click();
  await expect(problem).toHaveText('');

  await page.unroute('**/dropped-text.ts*');
  await page.getByRole('region', { name: 'Dropped' }).getByRole('link', { name: /^gate/ }).click();
  // A browser does not ask again for a module that it could not load.
  await page.reload({ waitUntil: 'commit' });
  await page.getByText('Export', { exact: true }).click();
  expect(String(await save('SVG'))).toMatch(/aria-label="Statechart of gate".*shut<\/text>/s);
  expect([...(await save('PNG')).subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join('')).toBe('PNG');
  expect(JSON.parse(String(await save('JSON')))).toMatchObject({ id: 'gate', initial: 'shut', states: { shut: {} } });
  expect(String(await save('Mermaid'))).toMatch(/stateDiagram-v2.*shut/s);
  expect(String(await save('SCXML'))).toMatch(/<scxml .*<state id="gate.shut"/s);
});

for (const width of [390, 1440]) {
  test(`a chart that runs alone is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${opened.address}/flowbook/deliveries`, { waitUntil: 'commit' });
    if (width < 1100) await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Send event' })).toBeVisible();
    await expectNoAxeViolationsAround(page, 'iframe');
  });
}
