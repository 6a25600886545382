/** The light of the stone alcove: placeholder, skeleton and bare shelf alike. design.md, Images. */
export const alcove = '{gradients.alcove} {colors.alcove.wall}';

/** A row of empty alcoves on one floor. */
export const bareShelf = '{gradients.shelfFloor}, {gradients.alcove} 0 0 / 25% 100%';

/** The same, as bones of what is still loading. */
export const alcoveShimmer = `{gradients.shimmerOnAlcove} 0 0 / 300% 100%, ${alcove}`;
