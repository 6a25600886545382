import { defineSlotRecipe } from '@pandacss/dev';

/** The note is over other content, so nothing moves when it appears or goes. */
export const slowNote = defineSlotRecipe({
  className: 'slow-note',
  slots: ['region', 'note'],
  base: {
    region: { zIndex: '2', pointerEvents: 'none' },
    note: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '{spacing.2} {spacing.5}',
      padding: '{spacing.3} {spacing.3.5} {spacing.3} {spacing.5}',
      bg: 'surface',
      border: 'hair',
      borderLeft: 'note',
      boxShadow: 'overlay',
      fontSize: 'bodyS',
      pointerEvents: 'auto',
      animation: 'fadeIn {durations.base}',
    },
  },
  variants: {
    place: {
      /** Below what was pressed. */
      below: {
        region: { position: 'relative' },
        note: {
          position: 'absolute',
          insetInline: '0',
          top: '3',
          width: 'fit-content',
          marginInline: 'auto',
          scrollMarginBlock: '3',
        },
      },
      /** At the top of a picture that is loading. */
      plate: {
        region: { position: 'absolute', inset: '0 0 auto', display: 'flex', justifyContent: 'center', padding: '4' },
      },
      /** Over a list: in the lower half of the screen, so that each row can be scrolled out from under it. */
      list: {
        region: {
          position: 'absolute',
          inset: '0',
          display: 'flex',
          justifyContent: 'center',
          alignItems: 'flex-start',
        },
        note: {
          position: 'sticky',
          top: '60vh',
          // A control that takes the focus is scrolled above the hint, at once: the next one may take the focus in the meantime.
          'html:has(&)': { scrollPaddingBottom: '40vh', scrollBehavior: 'auto' },
        },
      },
    },
  },
  staticCss: ['*'],
});
