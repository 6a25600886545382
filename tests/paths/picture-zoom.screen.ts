import type { ExpectedModel } from '#tests/explore/expected-model.ts';
import { all, either, isPageSeen } from '#tests/explore/moves/move.ts';
import { WHEEL_PX } from '#tests/explore/moves/picture-zoom.moves.ts';
import { isProductSeen, shownBottle } from '#tests/explore/moves/shelves.ts';
import { type FlowScreen, type Hand, key, pressIn, saying, sight, unseen, type Verb, within } from './screen.ts';

const snapshotOf = ({ flow }: ExpectedModel) => flow('pictureZoom').getSnapshot();
const isOpen = (expectedModel: ExpectedModel) => expectedModel.matches('pictureZoom', 'open');
const plain = (name: string | undefined) => (name ?? '').replaceAll(/\s+/g, ' ');

/** The middle of the picture, which is the middle of its stage. */
async function middleOf({ page }: Hand) {
  const box = await page.getByRole('dialog').getByRole('img').boundingBox();
  if (!box) throw new Error('No picture is open.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
const atPicture =
  (act: (hand: Hand) => Promise<unknown>): Verb =>
  async (hand) => {
    const { x, y } = await middleOf(hand);
    await hand.page.mouse.move(x, y);
    await act(hand);
  };

/** ZOM-1 to ZOM-3. */
export const pictureZoomScreen: FlowScreen = {
  flow: 'pictureZoom',
  isOnScreen: either(isOpen, all(isPageSeen, isProductSeen)),
  seen: {
    closed: [within('main', undefined, sight('button', /^Enlarge picture of /))],
    open: [sight('dialog', /^Picture of /)],
  },
  unseen: {
    barred: 'the age gate is seen',
    'open.fitted': 'the level is seen: a fact',
    'open.enlarged': 'the level is seen: a fact',
  },
  facts: (expectedModel) => {
    if (!isOpen(expectedModel)) return [];
    const name = `Picture of ${plain(shownBottle(expectedModel)?.name)}`;
    const button = (label: string, isPossible: boolean) => {
      const disabled = within('dialog', name, sight('button', label, 'disabled'));
      return isPossible ? [within('dialog', name, sight('button', label)), unseen(disabled)] : [disabled];
    };
    return [
      within(
        'dialog',
        name,
        saying('status', '', `Zoom ${Math.round(snapshotOf(expectedModel).context.level * 100)}%`),
      ),
      ...button('Zoom in', expectedModel.can('pictureZoom', { type: 'level.raised' })),
      ...button('Zoom out', expectedModel.can('pictureZoom', { type: 'level.lowered' })),
    ];
  },
  verbs: {
    'opens the picture': ({ page }) => page.getByRole('button', { name: /^Enlarge picture of / }).click(),
    "presses 'Zoom in'": pressIn('dialog', 'Zoom in'),
    "presses 'Zoom out'": pressIn('dialog', 'Zoom out'),
    'presses + at the picture': key('+'),
    'presses − at the picture': key('-'),
    'presses 0 at the picture': key('0'),
    'presses an arrow key at the picture': key('ArrowUp'),
    'presses the picture': atPicture(async ({ page }) => {
      await page.mouse.down();
      await page.mouse.up();
    }),
    'turns the wheel up on the picture': atPicture(({ page }) => page.mouse.wheel(0, -WHEEL_PX)),
    'turns the wheel down on the picture': atPicture(({ page }) => page.mouse.wheel(0, WHEEL_PX)),
    "presses 'Close' of the picture": pressIn('dialog', 'Close'),
    'presses Escape at the picture': key('Escape'),
  },
};
