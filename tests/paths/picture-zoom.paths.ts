import { pictureZoomMachine } from '#machines/picture-zoom/picture-zoom.machine.ts';
import { pictureZoomSamples, pictureZoomStateKey } from '#machines/picture-zoom/picture-zoom.samples.ts';
import { flowPaths } from '#tools/chart-tests/engine/flow-paths.ts';

export const pictureZoomPaths = flowPaths({
  flow: 'picture-zoom',
  machine: pictureZoomMachine,
  key: pictureZoomStateKey,
  user: {
    'opens the picture': pictureZoomSamples['zoom.opened'].pressed,
    'closes the picture': pictureZoomSamples['zoom.dismissed'].pressed,
    "presses 'Zoom in'": pictureZoomSamples['level.raised'].pressed,
    "presses 'Zoom out'": pictureZoomSamples['level.lowered'].pressed,
    'presses 0': pictureZoomSamples['level.reset'].pressed,
    'spreads two fingers': pictureZoomSamples['level.scaled'].up,
    'brings two fingers together': pictureZoomSamples['level.scaled'].down,
    'presses the picture': pictureZoomSamples['point.chosen'].aboveTheMiddle,
    'drags the picture far down': pictureZoomSamples['picture.moved'].farDown,
    'drags the picture a little to the left': pictureZoomSamples['picture.moved'].toTheLeft,
  },
  shop: {
    'the age gate is open': pictureZoomSamples['page.uncovered'].gatePassed,
    'the product is no longer shown': pictureZoomSamples['product.hidden'].elsewhere,
  },
  environment: {
    'the screen is upright': pictureZoomSamples['stage.measured'].upright,
    'the screen is turned': pictureZoomSamples['stage.measured'].turned,
  },
});
