import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { FlowbookPage } from '#tests/models/flowbook-page.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { loaded, path } from '#tools/shared/loaded.mjs';
import { DEVELOPMENT_PORT } from './addresses.ts';
import type { ServedRepository } from './served-repository.ts';

type Serving = typeof import('#tests/flowbook/served-repository.ts');

test.use({ viewport: { width: 1440, height: 900 }, ageConfirmed: false });

const FORM = `empty: No note yet.
  note.started -> writing
writing: The shopper writes it.
  note.saved -> saved
  after 5 min -> empty
saved: It goes with the gift.
  note.removed -> empty
sent (final): It has left with the gift.`;
const FILE = 'machines/gift-note/gift-note.machine.ts';

/** What a designer does, and how much of it. */
class Actions {
  count = 0;

  click = (target: Locator): Promise<void> => this.#counted(target.click());
  fill = (target: Locator, text: string): Promise<void> => this.#counted(target.fill(text));

  #counted(action: Promise<void>): Promise<void> {
    this.count += 1;
    return action;
  }
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

test.describe('a new flow', () => {
  let copy: ServedRepository;

  test.beforeAll(async () => {
    // A development server begins with nothing prepared.
    test.setTimeout(180_000);
    const { servedRepository } = await loaded<Serving>('tests/flowbook/served-repository.ts');
    copy = await servedRepository(path('.'), DEVELOPMENT_PORT + 1);
  });
  test.afterAll(() => copy.close());

  test('FLW-2 it is sketched in at most 15 actions without code, edited, compared, exported and handed over by link', async ({
    page,
  }) => {
    test.slow();
    const source = () => readFileSync(join(copy.folder, FILE), 'utf8');
    const actions = new Actions();
    const flowbook = new FlowbookPage(page);
    await page.goto(`${copy.address}/flowbook`, { waitUntil: 'commit' });
    await actions.click(page.getByRole('link', { name: 'New flow' }));
    await actions.fill(page.getByLabel('Name'), 'gift note');
    await actions.fill(page.getByLabel('States and events'), FORM.replace('-> saved', '-> nowhere'));
    await expect(page.getByRole('list', { name: 'To mend' })).toHaveText("Line 4: There is no state 'nowhere'.", {
      timeout: 60_000,
    });
    await expect(button(page, 'Create')).toBeDisabled();
    await actions.fill(page.getByLabel('States and events'), FORM);
    const preview = page.getByRole('region', { name: 'As it is drawn' });
    await expect(preview.locator('.fbd-box')).toHaveCount(5);
    await actions.click(button(page, 'Create'));
    await expect(flowbook.diagram('giftNote').locator('.fbd-box')).toHaveCount(5, { timeout: 60_000 });
    await expect(page).toHaveURL('/flowbook/giftNote');
    const created = source();

    const edit = page.getByRole('region', { name: 'Edit giftNote' });
    await actions.click(button(page, 'Edit'));
    await actions.click(flowbook.state('saved'));
    await actions.click(edit.getByRole('button', { name: 'Draw an event' }));
    await actions.fill(edit.getByLabel(/^Event/), 'order.sent');
    await actions.click(edit.getByRole('button', { name: 'Choose where it leads' }));
    await actions.click(flowbook.state('sent'));
    await expect(edit.getByRole('status')).toHaveText("'order.sent' now leads from 'saved' to 'sent'.", {
      timeout: 60_000,
    });
    expect(source()).toContain("on: { 'note.removed': 'empty', 'order.sent': 'sent' }");
    expect(actions.count).toBeLessThanOrEqual(15);
    await button(page, 'Undo').click();
    await expect(edit.getByRole('status')).toContainText('Undone', { timeout: 60_000 });
    expect(source()).toBe(created);
  });
});
