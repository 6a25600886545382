import { defineSlotRecipe } from '@pandacss/dev';

/** From this width two columns fit: the picture and the details. */
const TWO_COLUMNS = '@media (width >= 640px)';
const ONE_COLUMN = '@media (width < 640px)';

/** The page has thumbnails, plate and a column to buy from. design.md, Screens: Detail. */
export const productDetail = defineSlotRecipe({
  className: 'product-detail',
  slots: [
    'grid',
    'plate',
    'panel',
    'brand',
    'name',
    'lead',
    'priceRow',
    'price',
    'amount',
    'stock',
    'buyRow',
    'add',
    'alternatives',
    'notes',
    'facts',
  ],
  base: {
    grid: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"plate" "crops" "panel"',
      alignItems: 'start',
      columnGap: '5',
      pt: '2',
      [TWO_COLUMNS]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridTemplateRows: 'auto 1fr',
        gridTemplateAreas: '"plate panel" "crops panel"',
        columnGap: '8',
        pt: '4',
      },
      lg: {
        gridTemplateColumns: '{sizes.18} minmax(0, 1.12fr) minmax(0, 1fr)',
        gridTemplateRows: 'auto',
        gridTemplateAreas: '"crops plate panel"',
        columnGap: '5',
      },
    },
    plate: {
      gridArea: 'plate',
      position: 'relative',
      '&[data-stock=out] img': { opacity: '.55', filter: 'saturate(.5)' },
      // On phones the name is on the first screen, so the whole picture is lower and fades into its alcove.
      [ONE_COLUMN]: {
        marginInline: 'calc(-1 * {spacing.gutter})',
        '& > *': { w: '100%', maxHeight: '44svh' },
        '& img': {
          maxW: '36svh',
          marginInline: 'auto',
          maskImage: 'linear-gradient(90deg, transparent, black 12% 88%, transparent)',
        },
      },
    },
    panel: {
      gridArea: 'panel',
      minW: '0',
      [TWO_COLUMNS]: { position: 'sticky', top: '22' },
      lg: { top: '26', pl: 'clamp({spacing.6}, 4.4vw, {spacing.18})' },
    },
    brand: { display: 'inline-block', py: '2', my: '-2' },
    name: { mt: '1.5', mb: '3.5' },
    lead: { textStyle: 'bodyL', mt: '4.5', mb: '6.5', maxW: '34em' },
    priceRow: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '{spacing.2} {spacing.3.5}',
      pt: '5.5',
      borderTop: '{borderWidths.hair} solid',
      borderColor: 'border',
    },
    price: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '{spacing.2} {spacing.3.5}' },
    amount: { color: 'textMuted', fontVariantNumeric: 'tabular-nums lining-nums' },
    stock: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      fontSize: 'bodyS',
      fontWeight: '500',
      color: 'success',
      '& svg': { w: '4', h: '4' },
      '&[data-out]': { color: 'danger' },
    },
    buyRow: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '5.5', mb: '4', _print: { display: 'none' } },
    // Space beside the button is reserved for the heart.
    add: { position: 'relative', flex: '1 1 {sizes.29}', display: 'flex', pr: '17', '--button-inset': '{spacing.3}' },
    alternatives: {
      mb: '5',
      '&[aria-busy]': { minHeight: 'calc(3 * {sizes.touch} + {spacing.6})' },
      '& > h2': { fontWeight: '500', lineHeight: 'text' },
      '& li': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        gap: '4',
        minHeight: 'touch',
        borderBottom: '{borderWidths.hair} solid',
        borderColor: 'border',
      },
      '& a': {
        flex: '1',
        paddingBlock: '2.5',
        color: 'accentText',
        fontWeight: '500',
        textDecorationLine: 'underline',
        textUnderlineOffset: '.28em',
      },
    },
    notes: {
      display: 'grid',
      gap: '1',
      [ONE_COLUMN]: {
        containIntrinsicHeight: 'auto {sizes.notesMobile}',
        _belowDeferred: { contentVisibility: 'hidden' },
      },
      '& li': {
        display: 'flex',
        gap: '3',
        alignItems: 'flex-start',
        py: '1',
        fontSize: 'bodyS',
        lineHeight: 'text',
        color: 'textMuted',
      },
      '& svg': { flex: 'none', mt: 'px', color: 'goldText' },
      '& a': { color: 'accentText', textDecoration: 'underline', textUnderlineOffset: '.28em' },
    },
    facts: {
      [ONE_COLUMN]: {
        containIntrinsicHeight: 'auto {sizes.factsMobile}',
        _belowDeferred: { contentVisibility: 'hidden' },
      },
    },
  },
});
