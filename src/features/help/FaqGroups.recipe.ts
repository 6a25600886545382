import { defineSlotRecipe } from '@pandacss/dev';

/** Rows are 64px high and open in 220 ms. All answers are printed. design.md, Components: Accordion. */
export const faq = defineSlotRecipe({
  className: 'faq',
  slots: ['group', 'title', 'item', 'question', 'panel', 'clip', 'answer', 'more', 'mark'],
  base: {
    group: {
      display: 'grid',
      gridTemplateColumns: '{sizes.aside} minmax(0, 1fr)',
      gap: '{spacing.2} {spacing.14}',
      paddingBlock: '12',
      borderTop: 'hair',
      _lgDown: { display: 'block', paddingBlock: '{spacing.8} {spacing.3}' },
    },
    title: {
      textStyle: 'displayS',
      lineHeight: 'heading',
      lg: { paddingTop: 'calc({spacing.3} + {spacing.px})' },
      _lgDown: { marginBottom: '2' },
      _print: { breakAfter: 'avoid' },
    },
    // An answer is printed below its question.
    item: { borderTop: 'hair', _print: { breakInside: 'avoid' }, lg: { _first: { borderTop: '0' } } },
    question: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '6',
      width: '100%',
      minHeight: '16',
      paddingBlock: '2.5',
      textAlign: 'left',
      textWrap: 'pretty',
      textStyle: 'titleS',
      lineHeight: 'name',
      fontVariantNumeric: 'lining-nums',
      _hover: { color: 'accentText' },
      '& svg': {
        flex: 'none',
        color: 'goldText',
        transition: 'transform {durations.base} {easings.standard}',
        _print: { display: 'none' },
      },
      '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
    },
    panel: {
      display: 'grid',
      gridTemplateRows: '0fr',
      visibility: 'hidden',
      transition: 'grid-template-rows {durations.base} {easings.standard}, visibility 0s {durations.base}',
      '&[data-open]': {
        gridTemplateRows: '1fr',
        visibility: 'visible',
        transition: 'grid-template-rows {durations.base} {easings.standard}',
      },
      _print: { gridTemplateRows: '1fr', visibility: 'visible' },
    },
    clip: { overflow: 'hidden', minHeight: '0' },
    answer: {
      maxWidth: 'calc(44em + {sizes.16})',
      padding: '0 {spacing.16} {spacing.6} 0',
      '&:has(a)': { paddingBottom: '3.5' },
      color: 'textMuted',
      fontSize: 'bodyM',
      _lgDown: { paddingRight: '0' },
    },
    more: { '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' } },
    mark: { bg: 'gold.200', color: 'inherit', paddingInline: '.1em', marginInline: '-.1em' },
  },
});
