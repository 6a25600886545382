import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { FlowbookPage } from '#tests/models/flowbook-page.ts';
import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { counted } from '#tests/support/counted.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { loaded, path } from '#tools/shared/loaded.mjs';
import { DEVELOPMENT_PORT } from './addresses.ts';

const ROOT = new URL('../../', import.meta.url);

type Comparing = typeof import('#tests/flowbook/compared-doors.ts');
type Reading = typeof import('#tests/flowbook/read-back.ts');
type Serving = typeof import('#tests/flowbook/served-copy.ts');

test.use({ viewport: { width: 1440, height: 900 }, ageConfirmed: false });

test('FLW-3 two revisions are compared on one page that needs no server: on the diagram, in words, and where it is noticed', async ({
  page,
}, info) => {
  const { comparedDoors } = await loaded<Comparing>('tests/flowbook/compared-doors.ts');
  const open = async (after: Parameters<typeof comparedDoors>[0]) => {
    const file = info.outputPath(`${after}.html`);
    await writeFile(file, await comparedDoors(after, ROOT));
    await page.goto(pathToFileURL(file).href);
  };

  await open('rebuilt');
  await expect(page.getByRole('heading', { level: 1, name: 'old → new' })).toBeVisible();
  const door = page.locator('#door');
  const drawn = door.locator('svg').first();
  for (const [state, tone] of [
    ['ajar', 'added'],
    ['broken', 'removed'],
    ['closed', 'changed'],
  ] as const) {
    await expect(drawn.locator(`.fbd-button[data-path="${state}"] .fbd-box`), state).toHaveClass(
      new RegExp(`\\btone-${tone}\\b`),
    );
  }
  const items = door.getByRole('listitem');
  await expect(items.filter({ hasText: 'the state ajar' })).toContainText('added');
  await expect(items.filter({ hasText: 'the state broken' })).toContainText('removed');
  await expect(items.filter({ hasText: 'Nobody comes in without a key.' })).toContainText('changed');
  await expect(page.getByText('It is closed.')).toBeVisible();
  await expect(page.getByText('It is shut.')).toBeVisible();
  await expectNoAxeViolations(page);

  await open('ajar');
  const way = page.getByRole('heading', { name: 'The shortest way that shows a difference' }).locator('..');
  await expect(way.getByRole('listitem')).toHaveText(['user · opens the door', 'user · pushes the door']);
  await expect(way.getByRole('deletion')).toHaveText('closed');
  await expect(way.getByRole('insertion')).toHaveText('ajar');
});

test('FLW-2 a chart that is saved as JSON and read back does the same, step by step', async ({ page }) => {
  const { differenceReadBack } = await loaded<Reading>('tests/flowbook/read-back.ts');
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/checkout');
  await page.getByText('Export', { exact: true }).click();
  const saved = page.waitForEvent('download');
  await flowbook.press('JSON');
  const download = await saved;
  expect(download.suggestedFilename()).toBe('checkout.json');
  const json = await readFile(await download.path(), 'utf8');
  expect(differenceReadBack('checkout', json)).toBeNull();
  const changed = json.replace(/"target": ?"confirming"/, '"target": "reviewingOrder"');
  expect(changed).not.toBe(json);
  expect(differenceReadBack('checkout', changed), 'a change is noticed').not.toBeNull();
});

test('FLW-2 the other formats are saved by their names', async ({ page }) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/cart');
  await page.getByText('Export', { exact: true }).click();
  for (const [words, name, beginning] of [
    ['SVG', 'cart.svg', '<svg'],
    ['Mermaid', 'cart.mmd', 'stateDiagram-v2'],
    ['SCXML', 'cart.scxml', '<?xml'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await flowbook.press(words);
    const download = await saved;
    expect(download.suggestedFilename()).toBe(name);
    expect(await readFile(await download.path(), 'utf8')).toContain(beginning);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Mermaid' })).toBeHidden();
  await expect(page.getByText('Export', { exact: true })).toBeFocused();
});

test('FLW-2 a chart is saved as a picture, twice as large as its diagram, in its own font', async ({ page }) => {
  const flowbook = new FlowbookPage(page);
  const savedAs = async (words: string) => {
    const saved = page.waitForEvent('download');
    await flowbook.press(words);
    return await saved;
  };
  await flowbook.open('/flowbook/cart');
  await page.getByText('Export', { exact: true }).click();
  const svg = await readFile(await (await savedAs('SVG')).path(), 'utf8');
  const font = page.waitForResponse(/hanken-grotesk-latin-wght-normal.*\.woff2$/);
  const download = await savedAs('PNG');
  expect((await font).ok()).toBe(true);
  expect(download.suggestedFilename()).toBe('cart.png');
  const png = (await readFile(await download.path())).toString('base64');
  const { width, height, colours } = await page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const dots = new Uint32Array(canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer ?? []);
    return { width: bitmap.width, height: bitmap.height, colours: new Set(dots).size };
  }, png);
  const [, svgWidth, svgHeight] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  expect([width, height]).toEqual([Math.ceil(2 * Number(svgWidth)), Math.ceil(2 * Number(svgHeight))]);
  expect(colours, 'something is drawn').toBeGreaterThan(20);
});

test.describe('where a chart is not valid', () => {
  // What a development server logs; the shop's pictures are not copied, and the shop in the frame fails at the same chart.
  test.use({
    expectedConsole: [/\[vite\] connect|React DevTools|Failed to load resource|'nowhere' does not exist on 'contact'/],
  });

  test('FLW-2 it is shown with its error, and the others are shown', async ({ page }) => {
    // A development server begins with nothing prepared.
    test.slow();
    const { servedInvalid } = await loaded<Serving>('tests/flowbook/served-copy.ts');
    const { address, close } = await servedInvalid(path('.'), DEVELOPMENT_PORT + 4);
    try {
      await page.goto(`${address}/flowbook/contact`, { waitUntil: 'commit' });
      const notice = page.getByRole('alert', { name: 'contact cannot be drawn' });
      await expect(notice).toContainText("'nowhere' does not exist on 'contact'", { timeout: 60_000 });
      await expect(notice).toContainText('machines/contact/contact.machine.ts');
      await page
        .getByRole('navigation', { name: 'Flows' })
        .getByRole('link', { name: /^cart\b/ })
        .click();
      const flowbook = new FlowbookPage(page);
      await expect(flowbook.diagram('cart')).toBeVisible();
      const sketches = page.getByRole('region', { name: 'Sketches' });
      await sketches.getByRole('link', { name: /^giftNote/ }).click();
      await flowbook.event('note.typed').click();
      await expect(flowbook.state('typed')).toHaveAccessibleName(/now/);
    } finally {
      // The page is closed first: its open requests would fail once the server has stopped.
      await page.goto('about:blank');
      await close();
    }
  });
});

test.describe('notes', () => {
  test.use({ expectedConsole: [/\[vite\] connect|React DevTools|Failed to load resource/] });
  test.describe.configure({ mode: 'serial' });
  let served: Awaited<ReturnType<Serving['servedCopy']>>;
  test.beforeAll(async () => {
    const { servedCopy } = await loaded<Serving>('tests/flowbook/served-copy.ts');
    served = await servedCopy(path('.'), DEVELOPMENT_PORT + 5, 'notes');
  });
  test.afterAll(() => served.close());
  // The page is closed first: its open requests would fail once the server has stopped.
  test.afterEach(async ({ page }) => {
    await page.goto('about:blank');
  });

  test('FLW-2 a note is written beside its chart in development, and shown on its state; other origins write none', async ({
    page,
    request,
  }) => {
    // A development server begins with nothing prepared.
    test.slow();
    await page.goto(`${served.address}/flowbook/contact/writing`, { waitUntil: 'commit' });
    const notes = page.getByRole('region', { name: 'Notes on writing' });
    await notes.getByLabel('New note').fill('Say who answers.', { timeout: 90_000 });
    await notes.getByLabel('New note').press('Enter');
    await expect(notes.getByRole('listitem')).toHaveText('Say who answers.');
    await expect(new FlowbookPage(page).state('writing')).toHaveAccessibleName(/has notes/);
    const file = `${served.copy}/machines/contact/contact.notes.md`;
    expect(await readFile(file, 'utf8')).toBe('# Notes on contact\n\n## writing\n\n- Say who answers.\n');
    await page.reload({ waitUntil: 'commit' });
    await expect(notes.getByRole('listitem')).toHaveText('Say who answers.', { timeout: 90_000 });
    const foreign = await request.post(`${served.address}/flowbook-notes`, {
      headers: { origin: 'http://localhost:1', 'content-type': 'application/json' },
      data: { chart: 'contact', path: 'writing', note: 'From elsewhere.' },
    });
    expect(foreign.status()).toBe(403);
    expect(await readFile(file, 'utf8')).not.toContain('elsewhere');

    // What is typed is not lost with the page: the browser asks first.
    await notes.getByLabel('New note').fill('Say when.');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(notes.getByLabel('New note')).toHaveValue('Say when.');
  });

  test('FLW-2 by keyboard alone: what a note is written with has the focus afterwards, in view, and one that fails is still in the field', async ({
    page,
  }) => {
    test.slow();
    // So low that twelve notes do not fit.
    await page.setViewportSize({ width: 1440, height: 600 });
    const person = counted(page);
    await person.open(`${served.address}/flowbook/contact/sent`);
    const notes = page.getByRole('region', { name: 'Notes on sent' });
    const field = notes.getByLabel('New note');
    const write = notes.getByRole('button', { name: 'Write' });
    await expect(field).toBeVisible({ timeout: 90_000 });
    await person.press('d');
    await person.reach(field);
    await page.route('**/flowbook-notes', (route) => route.fulfill({ status: 500 }));
    await person.type('Say when.');
    await person.press('Enter');
    await expect(notes.getByRole('alert')).toBeInViewport();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Say when.');
    await page.unroute('**/flowbook-notes');
    await person.reach(write);
    await person.press('Enter');
    await expect(notes.getByRole('listitem')).toHaveText('Say when.');
    await expect(write).toBeFocused();
    await expect(field).toHaveValue('');
    expect(person.actions).toBe(5);

    await page.keyboard.press('Shift+Tab');
    for (let count = 2; count <= 12; count += 1) {
      await person.type(`Note ${count}`);
      await person.press('Enter');
      await expect(notes.getByRole('listitem')).toHaveCount(count);
    }
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 0.9 });
    await expect(notes.getByRole('listitem').last()).toBeInViewport();
  });

  test('FLW-2 a note that is too long is not cut: it stays in its field, and it is said why it is not written', async ({
    page,
    request,
  }) => {
    test.slow();
    await page.goto(`${served.address}/flowbook/help`, { waitUntil: 'commit' });
    const notes = page.getByRole('region', { name: 'Notes on help' });
    const field = notes.getByLabel('New note');
    await field.fill('x'.repeat(1990), { timeout: 90_000 });
    await expect(notes).toContainText('10 left');
    const long = 'y'.repeat(2350);
    await field.fill(long);
    await expect(field).toHaveValue(long);
    await expect(notes.getByRole('alert')).toHaveText(/at most 2,000 characters/);
    await expect(notes).toContainText('350 too many');
    await field.press('Enter');
    await page
      .getByRole('navigation', { name: 'Flows' })
      .getByRole('link', { name: /^cart\b/ })
      .click();
    await page.goBack();
    await expect(field).toHaveValue(long);
    await expect(notes.getByRole('listitem')).toHaveCount(0);
    await field.fill('z'.repeat(2000));
    await expect(notes.getByRole('alert')).toHaveCount(0);
    await field.press('Enter');
    await expect(notes.getByRole('listitem')).toHaveText('z'.repeat(2000));
    await expect(field).toHaveValue('');
    const direct = await request.post(`${served.address}/flowbook-notes`, {
      headers: { origin: served.address, 'content-type': 'application/json' },
      data: { chart: 'help', path: '', note: 'x'.repeat(2001) },
    });
    expect(direct.status()).toBe(400);
    expect(await direct.text()).toContain('2000 characters');
  });

  test('FLW-2 at 390 px, too, there is a place for notes on the flow as a whole', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${served.address}/flowbook/contact`, { waitUntil: 'commit' });
    const notes = page.getByRole('region', { name: 'Notes on contact' });
    await expect(notes.getByLabel('New note')).toBeInViewport({ timeout: 90_000 });
  });
});
