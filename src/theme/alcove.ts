const LIGHT = 'radial-gradient(66% 62% at 50% 48%, #e9e5df, #e4dfd8 45%, #d9d2c7 90%, #d6cec3)';

/** The light of the stone alcove: placeholder, skeleton and bare shelf alike. DESIGN.md 5. */
export const alcove = `#d9d1c6 ${LIGHT}`;

/** A row of empty alcoves on one floor. */
export const bareShelf = `linear-gradient(transparent 76%, rgb(205 194 180 / .6) 87%, rgb(226 216 204 / .5)), ${LIGHT} 0 0 / 25% 100%`;

/** The same, as bones of what is still loading. */
export const alcoveShimmer = `linear-gradient(100deg, transparent 40%, rgb(255 255 255 / .45) 50%, transparent 60%) 0 0 / 300% 100%, ${alcove}`;
