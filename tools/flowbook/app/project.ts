import { PROJECT } from 'virtual:flowbook-project';
import { listedNow } from './charts.ts';
import { DROPPED } from './dropped.ts';

/** A project with a shop has it beside its diagrams; in others each chart runs alone. */
export const hasScreens = PROJECT.hasScreens;

/** Whether a chart of the project has nothing but itself yet. */
export const isSketch = (chart: string): boolean => hasScreens && listedNow().alone.includes(chart);

export const isDropped = (chart: string): boolean => DROPPED.some((one) => one.chart.id === chart);

/** Whether a chart has no screen and runs alone: a sketch, any chart of a project without screens, and what was dropped. */
export const isAlone = (chart: string): boolean => listedNow().alone.includes(chart) || isDropped(chart);
