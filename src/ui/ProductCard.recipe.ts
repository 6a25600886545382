import { defineSlotRecipe } from '@pandacss/dev';

const lines = (count: number, leading: string, size: string) =>
  `calc(${count} * {lineHeights.${leading}} * {fontSizes.${size}})`;

/** A price per litre on one line, the stepper beside it and the gaps: on the narrowest phones the picture makes space for them. */
const BESIDE_PICTURE = '{spacing.4.5} - {sizes.24} - {spacing.2.5} - {sizes.26}';

/**
 * The card's six rows are a subgrid of the shelf, so names, stars and prices align across cards. design.md, Components:
 * Product card.
 */
export const productCard = defineSlotRecipe({
  className: 'product-card',
  slots: ['root', 'meta', 'name', 'description', 'rating', 'buy', 'prices', 'was', 'unitPrice', 'skeletonRow'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gridRow: 'span 6',
      gridTemplateRows: 'subgrid',
      rowGap: '0',
      minWidth: '0',
      paddingBottom: '14',
      '& > :not(:first-child, button)': { marginRight: '6' },
      '&[data-stock=out] img': { opacity: '.55', filter: 'saturate(.5)' },
      '&[data-stock=out] .product-card__prices': { color: 'textMuted', fontWeight: '500' },
      _mdDown: {
        gridRow: 'auto',
        gridTemplateRows: 'repeat(4, min-content) 1fr',
        gridTemplateColumns: `clamp({sizes.24}, 100% - ${BESIDE_PICTURE}, {sizes.29}) minmax(0, 1fr)`,
        gap: '0 {spacing.4.5}',
        padding: '{spacing.5} 0',
        borderTop: 'hair',
        '&:last-child': { borderBottom: 'hair' },
        // The picture is as tall as the text beside it.
        '--plate-ratio': 'auto',
        '& > :first-child': { gridRow: '1 / -1', alignSelf: 'stretch', minHeight: '42', maxHeight: 'tile' },
        '& > :not(:first-child, button)': { gridColumn: '2', marginRight: '0' },
        // The browser skips style and layout of a card far outside the screen, and remembers the height of a card it
        // has rendered.
        '&:nth-child(n + 4)': {
          contentVisibility: 'auto',
          containIntrinsicHeight: 'auto {sizes.cardRow}',
          _belowDeferred: { contentVisibility: 'hidden' },
        },
        '&:nth-child(n + 8)': { _belowPartial: { contentVisibility: 'hidden' } },
      },
      // Large text on a phone has the whole width, below the picture.
      _largeText: { display: 'block', '& > :first-child': { width: '29', height: 'tile', marginBottom: '3' } },
    },
    // A dot at the start of a line is outside the edge, where it is cut off. The cut ends in the space behind the dot, so
    // that no font makes it reach the first letter.
    meta: {
      marginTop: '4.5',
      marginLeft: '-.9231em',
      textIndent: '.9231em',
      clipPath: 'inset(0 0 0 .6154em)',
      overflowWrap: 'anywhere',
      fontSize: 'caption',
      lineHeight: 'facts',
      color: 'textMuted',
      fontVariantNumeric: 'tabular-nums lining-nums',
      _mdDown: { marginTop: '0' },
    },
    name: {
      margin: '{spacing.1} 0 {spacing.1.5}',
      textStyle: 'titleCard',
      overflowWrap: 'anywhere',
      '& a::after': { content: '""', position: 'absolute', inset: '0' },
      '& a:focus-visible': { outline: '0' },
      // The focus ring surrounds this card's text and leaves space to the next card.
      '& a:focus-visible::after': {
        inset: '0 {spacing.2.5} {spacing.11} calc(-1 * {spacing.2})',
        outline: '{borders.focus}',
        zIndex: '1',
        _mdDown: { inset: '{spacing.2.5} calc(-1 * {spacing.2})' },
      },
      '.product-card__root:hover & a': {
        textDecoration: 'underline',
        textDecorationThickness: '{borderWidths.hair}',
        textUnderlineOffset: '.2em',
      },
      _mdDown: { fontSize: 'titleS', margin: '{spacing.0.5} 0 {spacing.1}' },
    },
    description: {
      display: '-webkit-box',
      // The text is shortened to a whole word already: this holds only what letters of another size make of it.
      WebkitLineClamp: '3',
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
      alignSelf: 'start',
      marginBottom: '2.5',
      fontSize: 'bodyS',
      lineHeight: 'text',
      color: 'textMuted',
      _mdDown: { marginBottom: '1.5', fontSize: 'label' },
    },
    rating: { justifySelf: 'start', minHeight: '5', whiteSpace: 'nowrap', flexWrap: 'wrap' },
    buy: {
      position: 'relative',
      gridRow: '6',
      zIndex: '1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      alignSelf: 'end',
      justifyContent: 'end',
      gap: '{spacing.2} {spacing.2.5}',
      paddingTop: '3',
      pointerEvents: 'none',
      '& button': { pointerEvents: 'auto' },
      _mdDown: { gridRow: '5', paddingTop: '1.5' },
    },
    prices: {
      flex: '1 0 min-content',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'end',
      minHeight: 'touch',
      paddingBottom: '0.5',
      fontSize: 'titleS',
      fontWeight: '600',
      lineHeight: 'heading',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '&[data-reduced]': { color: 'priceSale' },
      // A price without other lines is level with the middle of the action.
      '&[data-alone]': { justifyContent: 'center', paddingBottom: '0' },
    },
    was: {
      order: '-1',
      fontSize: 'label',
      fontWeight: '400',
      color: 'priceWas',
      textDecorationLine: 'line-through',
      textDecorationThickness: '{borderWidths.hair}',
    },
    unitPrice: {
      fontSize: 'caption',
      fontWeight: '400',
      lineHeight: 'figure',
      color: 'textMuted',
    },
    // A skeleton row has the same height as the real one.
    skeletonRow: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-evenly',
      '&[data-row=meta]': { height: 'calc({spacing.4.5} + {sizes.5})', paddingTop: '4.5' },
      '&[data-row=name]': { height: lines(2, 'card', 'titleM'), margin: '{spacing.1} 0 {spacing.1.5}' },
      '&[data-row=description]': { height: lines(2, 'text', 'bodyS'), marginBottom: '2.5' },
      _mdDown: {
        '&[data-row=meta]': { height: '5', paddingTop: '0' },
        '&[data-row=name]': { height: lines(2, 'card', 'titleS'), margin: '{spacing.0.5} 0 {spacing.1}' },
        '&[data-row=description]': { height: lines(2, 'text', 'label'), marginBottom: '1.5' },
      },
      '&[data-row=rating]': { height: '5' },
    },
  },
});
