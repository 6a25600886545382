import type { SnapshotFrom } from 'xstate';
import type { EventSamples } from '#machines/domain/samples.ts';
import { stateText } from '#machines/domain/state-text.ts';
import type { PictureZoomEvent, pictureZoomMachine } from './picture-zoom.machine.ts';
import { LARGEST, nextSmaller } from './zoom-geometry.ts';

/** The events that a path can send to the picture. */
export const pictureZoomSamples = {
  'page.uncovered': { gatePassed: { type: 'page.uncovered' } },
  'zoom.opened': { pressed: { type: 'zoom.opened' } },
  'zoom.dismissed': { pressed: { type: 'zoom.dismissed' } },
  'product.hidden': { elsewhere: { type: 'product.hidden' } },
  'stage.measured': {
    upright: { type: 'stage.measured', stage: { width: 400, height: 700 } },
    turned: { type: 'stage.measured', stage: { width: 800, height: 300 } },
  },
  'level.raised': { pressed: { type: 'level.raised' } },
  'level.lowered': { pressed: { type: 'level.lowered' } },
  'level.reset': { pressed: { type: 'level.reset' } },
  'level.scaled': {
    up: { type: 'level.scaled', by: 1.6, at: { x: 100, y: -100 } },
    down: { type: 'level.scaled', by: 0.6, at: { x: 100, y: -100 } },
  },
  'point.chosen': { aboveTheMiddle: { type: 'point.chosen', at: { x: 0, y: -150 } } },
  'picture.moved': {
    farDown: { type: 'picture.moved', by: { x: 0, y: 2000 } },
    toTheLeft: { type: 'picture.moved', by: { x: -80, y: 0 } },
  },
} as const satisfies EventSamples<PictureZoomEvent>;

/** The step that the level has reached, because the buttons behave differently at each. */
const sizeOf = (level: number): string => (level === LARGEST ? 'largest' : `over ${nextSmaller(level)}`);

/** Distinguishes the sizes, the side to which the picture was moved, and how the screen is held. */
export const pictureZoomStateKey = ({
  value,
  context: { level, place, stage },
}: SnapshotFrom<typeof pictureZoomMachine>): string =>
  JSON.stringify([stateText(value), sizeOf(level), Math.sign(place.x), Math.sign(place.y), stage.width > stage.height]);
