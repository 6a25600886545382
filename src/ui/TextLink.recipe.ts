import { defineRecipe } from '@pandacss/dev';

export const textLink = defineRecipe({
  className: 'text-link',
  base: {
    color: 'accentText',
    // Each line is a touch target of at least 24px. As the link is inline, its padding moves nothing.
    paddingBlock: '0.5',
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
