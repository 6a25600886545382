import { defineSlotRecipe } from '@pandacss/dev';
import { labelFrame } from '#src/theme/label-frame.ts';

/** DESIGN.md 7: Success. The line runs for as long as the machine waits; under reduced motion it stands still. */
export const orderConfirmed = defineSlotRecipe({
  className: 'order-confirmed',
  slots: ['root', 'seal', 'title', 'thanks', 'mail', 'line', 'next'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      padding: '64px 40px 56px',
      textAlign: 'center',
      _before: labelFrame,
      _mdDown: { padding: '64px 28px 56px' },
      '@media (height < 520px)': { padding: '28px' },
    },
    seal: {
      display: 'grid',
      placeItems: 'center',
      width: '88px',
      height: '88px',
      border: '1px solid {colors.gold}',
      borderRadius: '50%',
      outline: '1px solid color-mix(in srgb, {colors.gold} 45%, transparent)',
      outlineOffset: '4px',
      color: 'wine.700',
    },
    title: {
      textStyle: 'displayL',
      lineHeight: '1.05',
      margin: '32px 0 14px',
      outline: 'none',
      '@media (height < 520px)': { margin: '20px 0 10px' },
    },
    thanks: { textStyle: 'bodyL', maxWidth: '30em' },
    mail: { textStyle: 'bodyL', maxWidth: '30em', marginTop: '4px', color: 'textMuted' },
    line: {
      position: 'relative',
      width: '160px',
      height: '1px',
      marginTop: '40px',
      '@media (height < 520px)': { marginTop: '20px' },
      bg: 'border',
      _after: {
        content: '""',
        position: 'absolute',
        inset: '0',
        bg: 'goldText',
        transformOrigin: 'left',
        animation: 'lineRun 3000ms linear both',
        _motionReduce: { animation: 'none' },
      },
    },
    next: { marginTop: '10px', fontSize: '.8125rem', color: 'textMuted' },
  },
});
