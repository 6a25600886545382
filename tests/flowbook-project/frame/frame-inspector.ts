import { ChartInspector } from '#tools/flowbook/frame/chart-inspector.ts';
import { frameClock } from './frame-clock.ts';
import { SHOP_MASKING } from './masking.ts';

/** The inspector of the shop in this frame. */
export const frameInspector = new ChartInspector(frameClock.now, SHOP_MASKING);
