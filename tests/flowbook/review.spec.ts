import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { loaded, path } from '#tools/shared/loaded.mjs';
import { DEVELOPMENT_PORT } from './addresses.ts';

const ROOT = new URL('../../', import.meta.url);

type Comparing = typeof import('#tests/flowbook/compared-doors.ts');
type Serving = typeof import('#tests/flowbook/served-copy.ts');

test.use({ viewport: { width: 1440, height: 900 }, ageConfirmed: false });

/** A picture of a door, as the storyboard takes them. */
async function pictureOf(page: Page, door: string, handle: string): Promise<string> {
  await page.setContent(
    `<title>Door</title><body style="margin:0;background:${door}"><p style="margin:90px 40px;width:24px;height:9px;background:${handle}">`,
  );
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width: 390, height: 300, scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', clip });
  await session.detach();
  return data;
}

test('FLW-3 a change is reviewed in three actions: to its screens, what differs, approved; the next comparison knows it', async ({
  page,
}, info) => {
  const { reviewedDoors } = await loaded<Comparing>('tests/flowbook/compared-doors.ts');
  const [shut, locked, wide] = [
    await pictureOf(page, '#7b1e3a', '#d1c8bb'),
    await pictureOf(page, '#7b1e3a', '#1c1613'),
    await pictureOf(page, '#fcfaf6', '#fcfaf6'),
  ];
  const before = { closed: shut, open: wide, locked: shut };
  const after = { closed: locked, open: wide, bolted: shut };
  const open = async (decided: string | null) => {
    const file = info.outputPath('compare.html');
    await writeFile(file, await reviewedDoors({ before, after, decisions: decided }, info.outputPath('doors'), ROOT));
    await page.goto(pathToFileURL(file).href);
  };
  await open(null);
  await expect(page.getByText('0 of 1 screens that look different are decided.')).toBeVisible();

  const actions: string[] = [];
  await page.getByRole('link', { name: 'the state closed' }).first().click();
  actions.push('to the changed state');
  const screen = page.locator('figure', { has: page.getByText('closed, 390 px') });
  await expect(screen.getByRole('img', { name: 'before' })).toBeInViewport();
  await expect(screen.getByRole('img', { name: 'after' })).toBeInViewport();

  await screen.getByText('The difference').click();
  actions.push('what differs');
  await expect(screen.getByRole('status')).toHaveText(/^2\d\d dots differ, 0\.\d\d% of the picture\.$/);

  await screen.getByRole('radio', { name: 'Approve' }).check();
  actions.push('approved');
  await expect(page.getByText('1 of 1 screens that look different are decided.')).toBeVisible();
  expect(actions.length).toBeLessThanOrEqual(3);
  await expectNoAxeViolations(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save decisions' }).click();
  const decisions = await readFile(await (await saved).path(), 'utf8');
  expect(JSON.parse(decisions)).toMatchObject({
    decisions: [{ chart: 'door', path: 'closed', width: 390, decision: 'approved' }],
  });
  await open(decisions);
  await expect(screen.getByRole('radio', { name: 'Approve' })).toBeChecked();

  // By keyboard alone, from the list of changes: the screens, what differs, rejected.
  await open(null);
  await page.getByRole('link', { name: 'the state closed' }).first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(screen.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(screen.getByRole('status')).toHaveText(/dots differ/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(screen.getByRole('radio', { name: 'Reject' })).toBeChecked();
  await expect(screen.getByRole('radio', { name: 'Reject' })).toBeFocused();
  await expect(page.getByText('1 of 1 screens that look different are decided.')).toBeVisible();
});

test.describe('in development', () => {
  test.use({ expectedConsole: [/\[vite\] connect|Failed to load resource/] });

  test('FLW-3 decisions are written to a file by Flowbook, and to none for other origins', async ({
    page,
    request,
  }, info) => {
    const { reviewedDoors } = await loaded<Comparing>('tests/flowbook/compared-doors.ts');
    const { servedCopy } = await loaded<Serving>('tests/flowbook/served-copy.ts');
    const [shut, locked] = [await pictureOf(page, '#7b1e3a', '#d1c8bb'), await pictureOf(page, '#7b1e3a', '#1c1613')];
    const pictures = { before: { closed: shut }, after: { closed: locked }, decisions: null };
    const html = await reviewedDoors(pictures, info.outputPath('doors'), ROOT);
    const { address, copy, close } = await servedCopy(path('.'), DEVELOPMENT_PORT + 7, 'decisions', (folder) => {
      mkdirSync(join(folder, 'test-results/compare'), { recursive: true });
      writeFileSync(join(folder, 'test-results/compare/index.html'), html);
    });
    try {
      await page.goto(`${address}/flowbook-compare`);
      await page.getByRole('radio', { name: 'Reject' }).check();
      await page.getByRole('button', { name: 'Save decisions' }).click();
      await expect(page.getByText('Written to tests/storyboard/decisions.json.')).toBeVisible();
      const file = join(copy, 'tests/storyboard/decisions.json');
      const decided = await readFile(file, 'utf8');
      expect(JSON.parse(decided)).toMatchObject({ decisions: [{ path: 'closed', decision: 'rejected' }] });
      const foreign = await request.post(`${address}/flowbook-compare`, {
        headers: { origin: 'http://localhost:1', 'content-type': 'application/json' },
        data: { decisions: [] },
      });
      expect(foreign.status()).toBe(403);
      const other = await page.evaluate(async () => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(location.pathname, { method: 'POST', headers, body: '{"decisions": 3}' })).status;
      });
      expect(other).toBe(400);
      expect(await readFile(file, 'utf8')).toBe(decided);
      rmSync(join(copy, 'test-results/compare/index.html'));
      const none = await request.get(`${address}/flowbook-compare`);
      expect(none.status(), 'where there is no comparison yet, the page says so').toBe(200);
      expect(await none.text()).toContain('npm run flowbook:compare -- main makes the page');
    } finally {
      await page.goto('about:blank');
      await close();
    }
  });
});

test('FLW-3 the page of a comparison brings its fonts, lists states without a picture, and each change has a place', async ({
  page,
}, info) => {
  const { reviewedDoors } = await loaded<Comparing>('tests/flowbook/compared-doors.ts');
  const shut = await pictureOf(page, '#7b1e3a', '#d1c8bb');
  const file = info.outputPath('compare.html');
  const pictures = { before: { closed: shut }, after: { closed: shut }, decisions: null };
  await writeFile(file, await reviewedDoors(pictures, info.outputPath('doors'), ROOT));
  await page.goto(`${pathToFileURL(file).href}#door.state.ajar`);
  await expect(page.locator('li:target')).toContainText('the state ajar');
  await page.evaluate(() => document.fonts.ready);
  const fonts = await page.evaluate(() => [...document.fonts].map(({ family, status }) => [family, status]));
  expect(fonts).toEqual([
    ['Hanken Grotesk Variable', 'loaded'],
    ['Baskervville', 'loaded'],
  ]);
  await page.getByText(/^Without a picture: \d+$/).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'ajar: it is not in the storyboard' }).first(),
  ).toBeVisible();
});
