import { defineRecipe } from '@pandacss/dev';

export const tag = defineRecipe({
  className: 'tag',
  base: {
    position: 'absolute',
    left: '3',
    top: '3',
    zIndex: '1',
    display: 'inline-flex',
    alignItems: 'center',
    height: '6.5',
    px: '2.5',
    fontSize: 'caps',
    fontWeight: '600',
    lineHeight: 'none',
    letterSpacing: 'tag',
    borderRadius: 'control',
    _mdDown: { left: '0', top: '0', borderRadius: '0 0 {radii.control} 0', height: '6', px: '2' },
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
