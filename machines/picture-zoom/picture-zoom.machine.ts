import { assertEvent, assign, emit, setup } from 'xstate';
import {
  CLOSE_UP,
  LARGEST,
  limited,
  moved,
  nextLarger,
  nextSmaller,
  type Point,
  type Stage,
  WHOLE,
  WHOLE_PICTURE,
  type Zoom,
  zoomedTo,
} from './zoom-geometry.ts';

type PictureZoomContext = Zoom & {
  /** The size of the stage; the picture's own before it has been measured. */
  stage: Stage;
};

export type PictureZoomEvent =
  | { type: 'page.uncovered' }
  | { type: 'zoom.opened' }
  | { type: 'zoom.dismissed' }
  | { type: 'product.hidden' }
  /** The dialog has appeared, or the screen was turned. */
  | { type: 'stage.measured'; stage: Stage }
  | { type: 'level.raised' }
  | { type: 'level.lowered' }
  | { type: 'level.reset' }
  /** Two fingers or the wheel: so many times as large, around a place of the stage. */
  | { type: 'level.scaled'; by: number; at: Point }
  /** A press on the picture, in px from the middle of the stage. */
  | { type: 'point.chosen'; at: Point }
  | { type: 'picture.moved'; by: Point };

/** Other flows react to these events. */
type PictureZoomFact = { type: 'pictureZoom.opened' } | { type: 'pictureZoom.closed' };

const MIDDLE: Point = { x: 0, y: 0 };

/** The picture of a product over the whole screen. ZOM-1, ZOM-2, ZOM-3. */
export const pictureZoomMachine = setup({
  types: {
    context: {} as PictureZoomContext,
    events: {} as PictureZoomEvent,
    emitted: {} as PictureZoomFact,
  },
  guards: {
    hasLargerLevel: ({ context }) => context.level < LARGEST,
    isNextLevelWhole: ({ context }) => nextSmaller(context.level) === WHOLE,
    isScaledUp: ({ event }) => event.type === 'level.scaled' && event.by > 1,
    isScaledToWhole: ({ context, event }) => event.type === 'level.scaled' && context.level * event.by <= WHOLE,
  },
  actions: {
    showWhole: assign(WHOLE_PICTURE),
    rememberStage: assign(({ context, event }) => {
      assertEvent(event, 'stage.measured');
      return { stage: event.stage, ...limited(context, event.stage) };
    }),
    raiseLevel: assign(({ context }) => zoomedTo(context, nextLarger(context.level), MIDDLE, context.stage)),
    lowerLevel: assign(({ context }) => zoomedTo(context, nextSmaller(context.level), MIDDLE, context.stage)),
    scaleLevel: assign(({ context, event }) => {
      assertEvent(event, 'level.scaled');
      return zoomedTo(context, context.level * event.by, event.at, context.stage);
    }),
    enlargePoint: assign(({ context, event }) => {
      assertEvent(event, 'point.chosen');
      return zoomedTo(context, CLOSE_UP, event.at, context.stage);
    }),
    movePicture: assign(({ context, event }) => {
      assertEvent(event, 'picture.moved');
      return moved(context, event.by, context.stage);
    }),
    reportOpened: emit({ type: 'pictureZoom.opened' }),
    reportClosed: emit({ type: 'pictureZoom.closed' }),
  },
}).createMachine({
  id: 'pictureZoom',
  context: { level: 1, place: { x: 0, y: 0 }, stage: { width: 4, height: 5 } },
  initial: 'barred',
  states: {
    barred: {
      description: 'The age gate covers the shop. The picture cannot be opened.',
      meta: { covers: ['AGE-7'] },
      on: { 'page.uncovered': 'closed' },
    },
    closed: {
      description: "The product's page shows the picture at its usual size. A press on it opens it.",
      on: { 'zoom.opened': 'open' },
    },
    open: {
      description:
        'The picture is open over the whole screen. The close button and Escape close it. It also closes when its product is no longer shown.',
      tags: ['open'],
      meta: { covers: ['ZOM-1'] },
      entry: 'reportOpened',
      exit: 'reportClosed',
      initial: 'fitted',
      on: {
        'stage.measured': {
          description: 'The dialog has appeared, or the phone was turned. The picture still fills its stage.',
          actions: 'rememberStage',
        },
        'zoom.dismissed': 'closed',
        'product.hidden': {
          description: 'The shopper went to another page, or the shop no longer sells the product.',
          target: 'closed',
        },
      },
      states: {
        fitted: {
          description: 'All of the picture is seen: 100%.',
          meta: { covers: ['ZOM-2'] },
          entry: 'showWhole',
          on: {
            'level.raised': { target: 'enlarged', actions: 'raiseLevel' },
            'level.scaled': { guard: 'isScaledUp', target: 'enlarged', actions: 'scaleLevel' },
            'point.chosen': {
              description: 'The picture is shown at 200%, around the place that was pressed.',
              target: 'enlarged',
              actions: 'enlargePoint',
            },
          },
        },
        enlarged: {
          description:
            'A part of the picture is seen, at up to 400%. It can be moved, but its edges never come inside the screen.',
          meta: { covers: ['ZOM-2', 'ZOM-3'] },
          on: {
            'level.raised': { guard: 'hasLargerLevel', actions: 'raiseLevel' },
            'level.lowered': [{ guard: 'isNextLevelWhole', target: 'fitted' }, { actions: 'lowerLevel' }],
            'level.reset': 'fitted',
            'level.scaled': [{ guard: 'isScaledToWhole', target: 'fitted' }, { actions: 'scaleLevel' }],
            'point.chosen': { description: 'A second press shows the whole picture again.', target: 'fitted' },
            'picture.moved': { actions: 'movePicture' },
          },
        },
      },
    },
  },
});
