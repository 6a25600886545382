/** Parts of the one picture that can be looked at closely. */
export const CROPS = ['whole', 'label', 'closure', 'base'] as const;
export type Crop = (typeof CROPS)[number];
