import { defineSlotRecipe } from '@pandacss/dev';
import { labelFrame } from '#src/theme/label-frame.ts';

/**
 * The line runs for as long as the machine waits, and does not move under reduced motion. design.md, Components:
 * Success.
 */
export const orderConfirmed = defineSlotRecipe({
  className: 'order-confirmed',
  slots: ['root', 'seal', 'title', 'thanks', 'mail', 'order', 'see', 'line', 'next'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      padding: '{spacing.16} {spacing.10} {spacing.14}',
      textAlign: 'center',
      _before: labelFrame,
      _mdDown: { padding: '{spacing.16} {spacing.7} {spacing.14}' },
      '@media (height < 520px)': { padding: '7' },
    },
    seal: {
      display: 'grid',
      placeItems: 'center',
      width: '22',
      height: '22',
      border: 'label',
      borderRadius: '50%',
      outline: '{borders.labelInner}',
      outlineOffset: '{spacing.1}',
      color: 'wine.700',
    },
    title: {
      textStyle: 'displayL',
      lineHeight: 'announce',
      margin: '{spacing.8} 0 {spacing.3.5}',
      outline: '0',
      '@media (height < 520px)': { margin: '{spacing.5} 0 {spacing.2.5}' },
    },
    thanks: { textStyle: 'bodyL', maxWidth: '30em' },
    mail: { textStyle: 'bodyL', maxWidth: '30em', marginTop: '1', color: 'textMuted' },
    order: { marginTop: '5' },
    see: { display: 'inline-block', paddingBlock: '3' },
    line: {
      position: 'relative',
      width: '40',
      height: 'px',
      marginTop: '6',
      '@media (height < 520px)': { marginTop: '3' },
      bg: 'border',
      _after: {
        content: '""',
        position: 'absolute',
        inset: '0',
        bg: 'goldText',
        transformOrigin: 'left',
        animation: 'lineRun {durations.confirmed} linear both',
        _motionReduce: { animation: 'none' },
      },
    },
    next: { marginTop: '2.5', fontSize: 'caption', color: 'textMuted' },
  },
});
