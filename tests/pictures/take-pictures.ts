import type { Browser, Page } from '@playwright/test';
import { replay } from '#tests/explore/replay.ts';
import { walksAt } from '#tests/flowbook-project/storyboard/picture-shop.ts';
import { lastStep, planShots, type Shots } from '#tests/flowbook-project/storyboard/plan-shots.ts';
import { beside } from '#tests/paths/browser/beside.ts';
import { Camera } from '#tools/flowbook/storyboard/camera.ts';
import { WIDTHS } from '#tools/flowbook/storyboard/storyboard.ts';
import { CHOSEN_STATES, pictureName } from './chosen-states.ts';

/** Of 100. With 72 as for storyboards one dot that changes gives letters elsewhere other edges. */
const QUALITY = 90;

const chartsOf = (keys: Iterable<string>) => new Set([...keys].map((key) => key.slice(0, key.indexOf(' '))));

/** No pictures can be had, because the page and the charts differ on a tour. */
export class TourFailed extends Error {
  override readonly name = 'TourFailed';
}

/** Walks as far as something is to be pictured. @throws TourFailed where the page and the charts differ */
async function walk(shots: Shots, stage: { browser: Browser; baseURL: string }, take: TakePicture): Promise<void> {
  const { plan, title } = shots.walk;
  let step = 0;
  const note = async (page: Page): Promise<void> => {
    for (const key of shots.states.get(step) ?? []) await take(key, page);
    step += 1;
  };
  const { broken, impossible } = await replay(
    { ...plan, moves: plan.moves.slice(0, lastStep(shots)) },
    { companion: beside(stage.browser, stage.baseURL, { note }) },
  );
  const problems = impossible === null ? broken : [`'${impossible}' is not possible`];
  if (problems.length > 0) throw new TourFailed(`On the tour '${title}': ${problems.join('; ')}`);
}

/**
 * How far a scrolled page is depends on when the rows above were rendered and on the clock, which stands. What has failed is
 * in the middle instead, or the heading that has the focus.
 */
async function centre(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (scrollY === 0) return;
    const shown =
      document.querySelector('main [role=alert]:not([aria-live=off])') ?? document.querySelector('h1:focus');
    shown?.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}

type TakePicture = (key: string, page: Page) => Promise<void>;

/** The pictures of all chosen states at both widths, by their names. @throws where one of them cannot be had */
export async function takePictures(browser: Browser, baseURL: string): Promise<ReadonlyMap<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const width of WIDTHS) {
    const wanted = new Set(CHOSEN_STATES[width]);
    const plan = planShots(await walksAt(width), { charts: chartsOf(wanted), isDone: (key) => !wanted.has(key) });
    for (const shots of plan) {
      const cameras = new Map<Page, Camera>();
      await walk(shots, { browser, baseURL }, async (key, page) => {
        const camera = cameras.get(page) ?? new Camera(page, QUALITY);
        cameras.set(page, camera);
        await centre(page);
        pictures.set(pictureName(key, width), await camera.take());
        wanted.delete(key);
      });
    }
    if (wanted.size > 0) throw new Error(`No tour shows at ${width} px: ${[...wanted].join(', ')}.`);
  }
  return pictures;
}
