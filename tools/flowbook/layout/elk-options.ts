import type { LayoutOptions } from 'elkjs';

/** Either the order of the chart is preserved, or as few lines as possible cross. */
export type ModelOrder = 'NODES_AND_EDGES' | 'NONE';

/**
 * From the initial state downwards: cycles are broken where a walk from there closes them.
 * @param isLarge many states or lines are seen
 */
export const containerOptions = (order: ModelOrder, isLarge: boolean): LayoutOptions => ({
  ...CONTAINER,
  ...(isLarge ? QUICK : {}),
  'elk.layered.considerModelOrder.strategy': order,
});

const CONTAINER: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '2',
  'elk.layered.spacing.nodeNodeBetweenLayers': '11',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
};

/** The best places take 70 s for 240 states, and 6 s for 30 with three lines each; these take 2 s and 1 s. */
const QUICK: LayoutOptions = {
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.layered.thoroughness': '1',
};

export const rootOptions = (order: ModelOrder, isLarge: boolean): LayoutOptions => ({
  ...containerOptions(order, isLarge),
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
});

export const INITIAL_DOT: LayoutOptions = { 'elk.layered.layering.layerConstraint': 'FIRST' };
export const ON_THE_LINE: LayoutOptions = { 'elk.edgeLabels.inline': 'true' };
/** The initial state is right below its dot, however many lines lead on from it. */
export const BEGIN: LayoutOptions = { 'elk.layered.priority.shortness': '100' };
