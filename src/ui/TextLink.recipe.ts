import { defineRecipe } from '@pandacss/dev';

export const textLink = defineRecipe({
  className: 'text-link',
  base: {
    color: 'accentText',
    fontWeight: '500',
    textDecoration: 'underline',
    textDecorationThickness: '{borderWidths.hair}',
    textUnderlineOffset: '.28em',
    textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
    transition: 'text-decoration-color {durations.fast}',
    _hover: { textDecorationColor: 'currentColor' },
    '.on-dark &': { color: 'goldOnDark' },
  },
});
