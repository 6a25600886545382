import { defineRecipe } from '@pandacss/dev';

export const tag = defineRecipe({
  className: 'tag',
  base: {
    position: 'absolute',
    left: '12px',
    top: '12px',
    zIndex: '1',
    display: 'inline-flex',
    alignItems: 'center',
    height: '26px',
    px: '10px',
    fontSize: '.75rem',
    fontWeight: '600',
    lineHeight: '1',
    letterSpacing: '.02em',
    borderRadius: 'control',
    _mdDown: { left: '0', top: '0', borderRadius: '0 0 2px 0', height: '24px', px: '8px' },
  },
  variants: {
    tone: {
      plain: { bg: 'bg', color: 'text' },
      sale: { bg: 'accent', color: 'onAccent' },
    },
  },
  defaultVariants: { tone: 'plain' },
  staticCss: ['*'],
});
