/** The parts of the picture that can be enlarged. */
export const CROPS = ['whole', 'label', 'closure', 'base'] as const;
export type Crop = (typeof CROPS)[number];
