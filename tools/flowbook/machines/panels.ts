/** The parts beside the diagram that can be folded: the list of flows, and the shop with what drives it. */
export type Panel = 'flows' | 'live';

/** px. */
export type PanelSizes = Readonly<Record<Panel, number>>;

export const PANEL_SIZES: PanelSizes = { flows: 200, live: 432 };
export const LEAST_PANEL = 120;
export const MOST_PANEL = 720;

/** The sizes with one of them changed, as far as it may be. */
export const resized = (sizes: PanelSizes, panel: Panel, size: number): PanelSizes => ({
  ...sizes,
  [panel]: Math.round(Math.min(MOST_PANEL, Math.max(LEAST_PANEL, size))),
});
