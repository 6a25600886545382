import { defineSlotRecipe } from '@pandacss/dev';

/** The important part of the picture is in the middle of each crop. design.md, Images. */
export const croppedPicture = defineSlotRecipe({
  className: 'cropped-picture',
  slots: ['root', 'picture'],
  base: {
    root: { position: 'relative', overflow: 'hidden', bg: 'surfaceStone' },
    picture: { position: 'absolute', inset: '0', width: '100%', height: '100%', objectFit: 'cover' },
  },
});
