import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { FlowbookPage } from '#tests/models/flowbook-page.ts';
import { expectNoAxeViolationsAround } from '#tests/support/accessibility.ts';
import { counted } from '#tests/support/counted.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { loaded, path } from '#tools/shared/loaded.mjs';
import { DEVELOPMENT_PORT } from './addresses.ts';
import type { ServedRepository } from './served-repository.ts';

type Comparing = typeof import('#tools/flowbook/compare/command.ts');
type Serving = typeof import('#tests/flowbook/served-repository.ts');

// What a development server logs; the shop's pictures are not copied, and an edit that is refused is answered so.
test.use({
  viewport: { width: 1440, height: 900 },
  ageConfirmed: false,
  expectedConsole: [/\[vite\] |React DevTools|Failed to load resource/],
});

const FORM = `empty: No note yet.
  note.started -> writing
writing: The shopper writes it.
  note.saved -> saved
  after 5 min -> empty
saved: It goes with the gift.
  note.removed -> empty
sent (final): It has left with the gift.`;
/** The charts are read, laid out and walked again after each change of one. */
const SLOWLY = { timeout: 120_000 };

const FILE = 'machines/gift-note/gift-note.machine.ts';

/** What a designer does, and how much of it. */
class Actions {
  count = 0;

  click = (target: Locator): Promise<void> => this.#counted(target.click());
  press = (target: Locator): Promise<void> => this.#counted(target.press('Enter'));
  fill = (target: Locator, text: string): Promise<void> => this.#counted(target.fill(text));

  #counted(action: Promise<void>): Promise<void> {
    this.count += 1;
    return action;
  }
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

test.describe('a new flow', () => {
  // One after the other, on one server.
  test.describe.configure({ mode: 'default' });
  let copy: ServedRepository;

  test.beforeAll(async () => {
    // A development server begins with nothing prepared.
    test.setTimeout(180_000);
    const { servedRepository } = await loaded<Serving>('tests/flowbook/served-repository.ts');
    copy = await servedRepository(path('.'), DEVELOPMENT_PORT + 6);
  });
  test.afterAll(() => copy.close());

  test('FLW-2 it is sketched in at most 15 actions without code, edited, compared, exported and handed over by link', async ({
    page,
  }) => {
    test.setTimeout(480_000);
    const source = () => readFileSync(join(copy.folder, FILE), 'utf8');
    const actions = new Actions();
    const flowbook = new FlowbookPage(page);
    await page.goto(`${copy.address}/flowbook`, { waitUntil: 'commit' });
    await actions.click(page.getByRole('link', { name: 'New flow' }));
    await actions.fill(page.getByLabel('Name'), 'gift note');
    await actions.fill(page.getByLabel('States and events'), FORM.replace('-> saved', '-> nowhere'));
    await expect(page.getByRole('list', { name: 'To mend' })).toHaveText(
      "Line 4: There is no state 'nowhere'.",
      SLOWLY,
    );
    await expect(button(page, 'Create')).toBeDisabled();
    await actions.fill(page.getByLabel('States and events'), FORM);
    const preview = page.getByRole('region', { name: 'As it is drawn' });
    await expect(preview.locator('.fbd-box')).toHaveCount(5);
    await actions.click(button(page, 'Create'));
    await expect(preview).toBeHidden(SLOWLY);
    await expect(flowbook.diagram('giftNote').locator('.fbd-box')).toHaveCount(5, SLOWLY);
    await expect(page).toHaveURL(`${copy.address}/flowbook/giftNote`);
    const created = source();

    // It is walked: alone, because it has no screen yet.
    await expect(page.getByText('no screen yet', { exact: true })).toBeVisible(SLOWLY);
    await expect(flowbook.state('empty')).toHaveAccessibleName(/now/, SLOWLY);
    await actions.click(flowbook.event('note.started'));
    await expect(flowbook.state('writing')).toHaveAccessibleName(/now/);
    await actions.click(button(page, 'Next timer'));
    await expect(flowbook.state('empty')).toHaveAccessibleName(/now/);

    // It is edited in its diagram.
    const edit = page.getByRole('region', { name: 'Edit giftNote' });
    await page.locator('html').evaluate((html) => html.setAttribute('data-visit', 'this one'));
    await actions.click(button(page, 'Edit'));
    await actions.press(flowbook.state('saved'));
    await expect(edit.getByRole('group', { name: 'saved' })).toBeVisible();
    await actions.click(edit.getByRole('button', { name: 'Draw an event' }));
    await actions.fill(edit.getByLabel(/^Event/), 'order.sent');
    await actions.click(edit.getByRole('button', { name: 'Choose where it leads' }));
    await actions.press(flowbook.state('sent'));
    await expect(edit.getByRole('status')).toHaveText("'order.sent' now leads from 'saved' to 'sent'.", SLOWLY);
    expect(source()).toContain("on: { 'note.removed': 'empty', 'order.sent': 'sent' }");
    const line = flowbook.diagram('giftNote').locator('.fbd-line').filter({ hasText: 'order.sent' });
    await expect(line).toBeVisible(SLOWLY);
    const run = page.getByRole('region', { name: 'Run alone' });
    await expect(run.getByRole('status'), 'the run goes on').toContainText('2 steps', SLOWLY);
    await expect(page.locator('html'), 'the page is not loaded again').toHaveAttribute('data-visit', 'this one');

    // It is exported, and handed over by the address of one of its states.
    const saved = page.waitForEvent('download');
    await actions.click(page.getByText('Export', { exact: true }));
    await actions.click(button(page, 'JSON'));
    const json: unknown = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
    expect(json).toMatchObject({ id: 'giftNote', initial: 'empty' });
    await expect(page).toHaveURL(`${copy.address}/flowbook/giftNote/saved`);
    expect(actions.count).toBeLessThanOrEqual(15);
    const other = await page.context().newPage();
    await other.goto(page.url(), { waitUntil: 'commit' });
    await expect(other.getByRole('region', { name: 'About saved' })).toContainText('It goes with the gift.', SLOWLY);
    await other.close();

    // It is compared with what was there before.
    const { compare } = await loaded<Comparing>('tools/flowbook/compare/command.ts');
    expect(await compare(['HEAD'], pathToFileURL(`${copy.folder}/`))).toBe(0);
    const compared = readFileSync(join(copy.folder, 'test-results/compare/compare.md'), 'utf8');
    expect(compared).toContain('giftNote');

    await button(page, 'Undo').click();
    await expect(edit.getByRole('status')).toContainText('Undone', SLOWLY);
    expect(source()).toBe(created);
  });

  test('FLW-2 by keyboard alone, a flow is sketched and walked in at most 15 actions', async ({ page }) => {
    test.setTimeout(480_000);
    const flowbook = new FlowbookPage(page);
    const person = counted(page);
    await person.open(`${copy.address}/flowbook`);
    const newFlow = page.getByRole('link', { name: 'New flow' });
    await newFlow.waitFor(SLOWLY);
    await person.reach(newFlow);
    await person.press('Enter');
    await page.getByLabel('Name').waitFor();
    await person.reach(page.getByLabel('Name'));
    await person.type('gift card');
    await person.reach(page.getByLabel('States and events'));
    await person.type(FORM);
    await expect(page.getByRole('region', { name: 'As it is drawn' }).locator('.fbd-box')).toHaveCount(5, SLOWLY);
    await person.reach(button(page, 'Create'));
    await person.press('Enter');
    await expect(flowbook.state('empty')).toHaveAccessibleName(/now/, SLOWLY);
    await expect(page).toHaveURL(`${copy.address}/flowbook/giftCard`);
    await person.reach(flowbook.event('note.started'));
    await person.press('Enter');
    await expect(flowbook.state('writing')).toHaveAccessibleName(/now/);
    await person.reach(button(page, 'Next timer'));
    await person.press('Enter');
    await expect(flowbook.state('empty')).toHaveAccessibleName(/now/);
    expect(person.actions).toBeLessThanOrEqual(15);
  });

  test('FLW-2 a chart of the shop is edited by keyboard, and the edit undone to the byte', async ({ page }) => {
    test.setTimeout(480_000);
    const file = join(copy.folder, 'machines/contact/contact.machine.ts');
    const before = readFileSync(file, 'utf8');
    const flowbook = new FlowbookPage(page);
    await page.goto(`${copy.address}/flowbook/contact/writing`, { waitUntil: 'commit' });
    await button(page, 'Edit').press('Enter');
    const edit = page.getByRole('region', { name: 'Edit contact' });
    await expect(edit).toBeFocused();
    await expect(edit.getByRole('button', { name: 'Rename' })).toBeEnabled(SLOWLY);
    await edit.getByRole('button', { name: 'Rename' }).press('Enter');
    await expect(edit.getByLabel('New name')).toBeFocused();
    await page.keyboard.type('sent');
    await page.keyboard.press('Enter');
    await expect(edit.getByRole('alert')).toContainText("'sent' is there already.", SLOWLY);
    await edit.getByLabel('New name').fill('typing');
    await page.keyboard.press('Enter');
    await expect(edit.getByRole('status')).toHaveText("'writing' is now called 'typing'.", SLOWLY);
    await expect(flowbook.state('typing')).toBeVisible(SLOWLY);
    await expect(page).toHaveURL(`${copy.address}/flowbook/contact/typing`);
    await expect(edit.getByRole('button', { name: 'Rename' })).toBeFocused();
    expect(readFileSync(file, 'utf8')).not.toBe(before);
    await expectNoAxeViolationsAround(page, 'iframe');
    await expect(edit.getByRole('button', { name: 'Undo' })).toBeEnabled(SLOWLY);
    await edit.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(edit.getByRole('status')).toContainText('Undone', SLOWLY);
    expect(readFileSync(file, 'utf8')).toBe(before);
    await expect(flowbook.state('writing')).toBeVisible(SLOWLY);
    await edit.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(button(page, 'Edit')).toBeVisible();
  });

  for (const width of [390, 1440]) {
    test(`FLW-2 a new flow is accessible at ${width} px, and nothing is cut off`, async ({ page }) => {
      test.setTimeout(480_000);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${copy.address}/flowbook/new`, { waitUntil: 'commit' });
      await page.getByLabel('Name').fill('gift note', SLOWLY);
      await page.getByLabel('States and events').fill(FORM.replace('-> saved', '-> nowhere'));
      await expect(page.getByRole('list', { name: 'To mend' })).toContainText('Line 4', SLOWLY);
      await expectNoAxeViolationsAround(page, 'iframe');
      const hidden = await page.locator('.fb-main').evaluate((main) => main.scrollWidth - main.clientWidth);
      expect(hidden).toBeLessThanOrEqual(0);
    });
  }
});
