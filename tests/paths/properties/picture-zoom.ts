import type { pictureZoomMachine } from '#machines/picture-zoom/picture-zoom.machine.ts';
import {
  canZoomIn,
  canZoomOut,
  isEnlarged,
  isZoomOpen,
  levelText,
} from '#machines/picture-zoom/picture-zoom.selectors.ts';
import { reported } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, situation, beginning, run, sent, isOn } = sentencesOn<typeof pictureZoomMachine>();

type Step = Parameters<typeof isOn>[0];
type Snapshot = Step['after'];
type Size = { readonly width: number; readonly height: number };

/** ZOM-2. */
const STEPS = [1, 1.5, 2, 3, 4];
const levelOf = ({ context }: Snapshot): number => context.level;
const isOpenFor = (happening: Step, type: Parameters<typeof isOn>[1]): boolean =>
  isZoomOpen(happening.before) && isOn(happening, type);
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

/** Where the picture's edges are on the stage, in px from its left and its top. */
function edgesOf({ context: { level, place } }: Snapshot, stage: Size) {
  const width = Math.min(stage.width, (stage.height * 4) / 5) * level;
  const height = (width * 5) / 4;
  const left = stage.width / 2 - (place.x + 0.5) * width;
  const top = stage.height / 2 - (place.y + 0.5) * height;
  return { left, right: left + width, top, bottom: top + height };
}

/** The picture covers the stage from one side to the other, or is in its middle where it is smaller. */
const isWithin = (from: number, to: number, stage: number): boolean =>
  to - from > stage ? from <= 1e-6 && to >= stage - 1e-6 : isNear(from, stage - to);

/** Where an edge is after a movement: as far as it was asked for, but the picture still covers the stage. */
const followed = (from: number, to: number, by: number, stage: number): number =>
  to - from > stage ? Math.min(0, Math.max(stage - (to - from), from + by)) : from;

export const pictureZoomProperties = [
  beginning('AGE-7 the picture is closed at first', (first) => !isZoomOpen(first)),
  run('ZOM-1 AGE-7 it opens once the gate is open, and closes by its button or with its product', () => {
    let isGated = true;
    let isOpen = false;
    return (happening) => {
      if (isOn(happening, 'page.uncovered')) isGated = false;
      if (isOn(happening, 'zoom.opened') && !isGated) isOpen = true;
      if (isOn(happening, 'zoom.dismissed', 'product.hidden')) isOpen = false;
      return isZoomOpen(happening.after) === isOpen;
    };
  }),
  step(
    'ZOM-1 it opens with the whole picture',
    ({ before, after }) => !isZoomOpen(before) && isZoomOpen(after),
    ({ after }) => levelText(after) === 'Zoom 100%' && !isEnlarged(after),
  ),
  step(
    'ZOM-1 opening and closing are reported, and nothing else is',
    () => true,
    (happening) => {
      const [was, is] = [isZoomOpen(happening.before), isZoomOpen(happening.after)];
      const facts = was === is ? [] : [is ? 'pictureZoom.opened' : 'pictureZoom.closed'];
      return (
        reported(happening)
          .map(({ type }) => type)
          .join() === facts.join()
      );
    },
  ),
  situation(
    'ZOM-2 the level is from 100% to 400%, and 100% is the whole picture in the middle',
    isZoomOpen,
    (snapshot) => {
      const { level, place } = snapshot.context;
      const isWhole = level === 1 && isNear(place.x, 0) && isNear(place.y, 0);
      return isWhole === !isEnlarged(snapshot) && level >= 1 && level <= 4;
    },
  ),
  step(
    "ZOM-2 'Zoom in' goes to the next of 100, 150, 200, 300 and 400%",
    (happening) => isOpenFor(happening, 'level.raised'),
    ({ before, after }) => levelOf(after) === (STEPS.find((level) => level > levelOf(before)) ?? 4),
  ),
  step(
    "ZOM-2 'Zoom out' goes to the one before",
    (happening) => isOpenFor(happening, 'level.lowered'),
    ({ before, after }) => levelOf(after) === (STEPS.findLast((level) => level < levelOf(before)) ?? 1),
  ),
  situation(
    'ZOM-2 the buttons say whether they do something',
    isZoomOpen,
    (snapshot) => canZoomIn(snapshot) === levelOf(snapshot) < 4 && canZoomOut(snapshot) === levelOf(snapshot) > 1,
  ),
  step(
    'ZOM-2 0 shows the whole picture',
    (happening) => isOpenFor(happening, 'level.reset'),
    ({ after }) => levelOf(after) === 1,
  ),
  step(
    'ZOM-2 a press shows 200%, another the whole picture',
    (happening) => isOpenFor(happening, 'point.chosen'),
    ({ before, after }) => levelOf(after) === (levelOf(before) === 1 ? 2 : 1),
  ),
  step(
    'ZOM-2 two fingers and the wheel change the level as much as they say',
    (happening) => isOpenFor(happening, 'level.scaled'),
    (happening) => {
      const by = sent(happening, 'level.scaled')?.by ?? 1;
      return isNear(levelOf(happening.after), Math.min(Math.max(levelOf(happening.before) * by, 1), 4));
    },
  ),
  run('ZOM-3 the edges of the picture never come inside its space, also when the screen is turned', () => {
    let stage: Size = { width: 4, height: 5 };
    return (happening) => {
      if (isOpenFor(happening, 'stage.measured')) stage = sent(happening, 'stage.measured')?.stage ?? stage;
      if (!isZoomOpen(happening.after)) return null;
      const { left, right, top, bottom } = edgesOf(happening.after, stage);
      return isWithin(left, right, stage.width) && isWithin(top, bottom, stage.height);
    };
  }),
  step(
    'ZOM-3 enlarged, the picture follows as far as its edges allow',
    (happening) => isOn(happening, 'picture.moved') && isEnlarged(happening.before),
    (happening) => {
      const by = sent(happening, 'picture.moved')?.by ?? { x: 0, y: 0 };
      const { stage } = happening.before.context;
      const [from, to] = [edgesOf(happening.before, stage), edgesOf(happening.after, stage)];
      return (
        isNear(to.left, followed(from.left, from.right, by.x, stage.width)) &&
        isNear(to.top, followed(from.top, from.bottom, by.y, stage.height))
      );
    },
  ),
];
