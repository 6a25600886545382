/** Placeholder, skeleton and empty shelf share one light, as if they were the same stone alcove. design.md, Images. */
export const alcove = '{gradients.alcove} {colors.alcove.wall}';

/** A row of empty alcoves on one floor. */
export const bareShelf = '{gradients.shelfFloor}, {gradients.alcove} 0 0 / 25% 100%';

/** The shimmering version of the empty shelf, for products that are still loading. */
export const alcoveShimmer = `{gradients.shimmerOnAlcove} 0 0 / 300% 100%, ${alcove}`;
