import { defineSlotRecipe } from '@pandacss/dev';
import { alcove } from '#src/theme/alcove.ts';

/** The picture has the whole screen between its name and the buttons. */
export const zoomDialog = defineSlotRecipe({
  className: 'zoom-dialog',
  slots: ['backdrop', 'content', 'header', 'title', 'stage', 'picture', 'controls', 'level'],
  base: {
    backdrop: { display: 'none' },
    content: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      width: '100%',
      height: 'auto',
      display: 'grid',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      bg: 'bg',
      color: 'text',
      // The page is printed, which has the picture, too.
      _print: { display: 'none' },
      // Panda writes a transparent line, which is the edge in forced colours.
      outline: 'none',
      '&[data-state=open]': { animation: 'dialogIn {durations.slow} {easings.enter}' },
      '&[data-state=closed]': { animation: 'dialogOut {durations.exit} {easings.exit}' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '16',
      padding: '{spacing.1} {spacing.2} {spacing.1} {spacing.5}',
    },
    title: { textStyle: 'titleM', minW: '0', overflowWrap: 'anywhere' },
    stage: {
      position: 'relative',
      overflow: 'hidden',
      display: 'grid',
      placeItems: 'center',
      containerType: 'size',
      touchAction: 'none',
      userSelect: 'none',
      cursor: 'zoom-in',
      '&[data-enlarged]': { cursor: 'zoom-out' },
      '&[data-enlarged][data-held]': { cursor: 'grabbing' },
    },
    picture: {
      width: 'min(100cqw, 80cqh)',
      aspectRatio: '4 / 5',
      background: alcove,
      pointerEvents: 'none',
      transition: 'transform {durations.base} {easings.standard}',
      // The picture is exactly where the finger is.
      '[data-held] > &': { transition: 'none' },
    },
    controls: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '4',
      padding: '{spacing.2} {spacing.2} calc({spacing.2} + env(safe-area-inset-bottom, 0px))',
      '& [aria-disabled=true]': { color: 'disabledText', cursor: 'not-allowed' },
      '& [aria-disabled=true]:not(:disabled):hover': { bg: 'transparent' },
    },
    level: { minW: '24', textAlign: 'center', fontVariantNumeric: 'tabular-nums lining-nums' },
  },
});
