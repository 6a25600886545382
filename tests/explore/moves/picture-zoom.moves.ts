import { all, isIn, isShown, liesOpen, movesOn } from './move.ts';
import { isProductSeen } from './shelves.ts';

const { sends } = movesOn('pictureZoom');

const isOpen = isIn('pictureZoom', 'open');
const MIDDLE = { x: 0, y: 0 };
const zoom = (words: string, event: { type: string; [detail: string]: unknown }) =>
  sends(words, 'pictureZoom', event, isOpen);
const ifPossible = (words: string, type: string) =>
  sends(
    words,
    'pictureZoom',
    { type },
    all(isOpen, (expectedModel) => expectedModel.can('pictureZoom', { type })),
  );

/** The wheel is turned by so many px; upwards enlarges. */
export const WHEEL_PX = 250;
/** As src/features/picture-zoom/zoom-input.ts makes of it. */
const TURNED = Math.exp(WHEEL_PX * 0.002);

/** ZOM-1 to ZOM-3. */
export const pictureZoomMoves = [
  sends('opens the picture', 'pictureZoom', { type: 'zoom.opened' }, all(liesOpen, isShown('product'), isProductSeen)),
  ifPossible("presses 'Zoom in'", 'level.raised'),
  ifPossible("presses 'Zoom out'", 'level.lowered'),
  zoom('presses + at the picture', { type: 'level.raised' }),
  zoom('presses − at the picture', { type: 'level.lowered' }),
  zoom('presses 0 at the picture', { type: 'level.reset' }),
  zoom('presses an arrow key at the picture', { type: 'picture.moved', by: { x: 0, y: 80 } }),
  zoom('presses the picture', { type: 'point.chosen', at: MIDDLE }),
  zoom('turns the wheel up on the picture', { type: 'level.scaled', by: TURNED, at: MIDDLE }),
  zoom('turns the wheel down on the picture', { type: 'level.scaled', by: 1 / TURNED, at: MIDDLE }),
  zoom("presses 'Close' of the picture", { type: 'zoom.dismissed' }),
  zoom('presses Escape at the picture', { type: 'zoom.dismissed' }),
];
