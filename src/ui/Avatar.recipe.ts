import { defineRecipe } from '@pandacss/dev';

/** Initials, and over them the picture where there is one. */
export const avatar = defineRecipe({
  className: 'avatar',
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '32px',
    height: '32px',
    borderRadius: '50%',
    overflow: 'hidden',
    bg: 'wine.700',
    color: 'stone.25',
    fontSize: '.8125rem',
    fontWeight: '500',
    lineHeight: '1',
    letterSpacing: '.03em',
    _before: { content: 'attr(data-initials)' },
    '& > img': { position: 'absolute', inset: '0', width: '100%', height: '100%', objectFit: 'cover' },
    '& > img[hidden]': { display: 'none' },
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  variants: { size: { sm: {}, md: { width: '44px', height: '44px', fontSize: '.9375rem' } } },
  defaultVariants: { size: 'sm' },
  staticCss: ['*'],
});
