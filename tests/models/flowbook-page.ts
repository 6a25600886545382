import type { FrameLocator, Locator, Page } from '@playwright/test';

/** Flowbook as a designer uses it. */
export class FlowbookPage {
  readonly page: Page;
  /** The shop beside the diagram. */
  readonly shop: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.shop = page.frameLocator('iframe[title^="The shop"]');
  }

  /** Opens an address, and waits until the shop beside it is open, too. */
  async open(address: string): Promise<void> {
    await this.page.goto(address, { waitUntil: 'commit' });
    await this.status.getByText('Live', { exact: true }).waitFor();
  }

  /** What is said of the shop in the frame. */
  get status(): Locator {
    return this.page.getByRole('region', { name: 'The shop' }).getByRole('status');
  }

  diagram = (chart: string): Locator => this.page.getByRole('group', { name: `Statechart of ${chart}` });

  /** A chart that is shown in the state that runs it; its description follows its name. */
  chartInPlace = (chart: string): Locator =>
    this.page.getByRole('group', { name: new RegExp(`^Statechart of ${chart} in place`) });

  /** What shows a chart in the state that runs it. */
  door = (chart: string): Locator => this.page.getByRole('button', { name: `Show the chart of ${chart} here` });

  /** A state of the shown diagram, by its name; what is said of it follows the name. */
  state = (name: string): Locator => this.page.getByRole('button', { name: new RegExp(`^${name}(?:,|$)`) });

  /** An event that can be sent now, by its type and, where there are several, its sample. */
  event = (event: string, sample = ''): Locator =>
    this.page
      .getByRole('region', { name: 'Send event' })
      .getByRole('button', { name: new RegExp(`^${event.replaceAll('.', '\\.')} ${sample}`) });

  /** Leads the shop to the states that are chosen. */
  async goThere(): Promise<void> {
    await this.page.getByRole('complementary', { name: 'Live' }).getByRole('button', { name: 'Go there' }).click();
    await this.waitUntilLoaded();
  }

  /** Hands over what 'Copy report' has copied. */
  async dropReport(text: string): Promise<void> {
    const file = { name: 'report.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await this.page.getByLabel('Replay file, or report').setInputFiles(file);
  }

  async waitUntilLoaded(): Promise<void> {
    await this.status.getByText('Arrived', { exact: true }).waitFor({ timeout: 60_000 });
  }

  press = (name: string): Promise<void> => this.page.getByRole('button', { name, exact: true }).click();
}
