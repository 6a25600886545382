import { defineRecipe } from '@pandacss/dev';

/** The picture covers the initials, which stay visible if there is no picture. */
export const avatar = defineRecipe({
  className: 'avatar',
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '8',
    height: '8',
    borderRadius: '50%',
    overflow: 'hidden',
    bg: 'wine.700',
    color: 'stone.25',
    fontSize: 'caption',
    fontWeight: '500',
    lineHeight: 'none',
    letterSpacing: 'initials',
    _before: { content: 'attr(data-initials)' },
    '& > img': { position: 'absolute', inset: '0', width: '100%', height: '100%', objectFit: 'cover' },
    '& > img[hidden]': { display: 'none' },
    '@media (forced-colors: active)': { border: '{borderWidths.hair} solid' },
  },
  variants: { size: { sm: {}, md: { width: 'touch', height: 'touch', fontSize: 'bodyS' } } },
  defaultVariants: { size: 'sm' },
  staticCss: ['*'],
});
