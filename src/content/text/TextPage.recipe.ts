import { defineSlotRecipe } from '@pandacss/dev';

/** A text page contains only text, so its elements are styled without classes. */
export const prose = defineSlotRecipe({
  className: 'prose',
  slots: ['root', 'section', 'title', 'notice', 'lines', 'updated'],
  base: {
    root: {
      fontSize: 'bodyM',
      lineHeight: 'prose',
      overflowWrap: 'break-word',
      // The selectors have no specificity, so the recipe of a notice or a date overrides them.
      '& :where(p, ul, ol)': { maxWidth: '68ch' },
      '& :where(p + p, p + ul, p + ol, ul + p, ol + p, table + p)': { marginTop: '1em' },
      '& ul, & ol': { paddingLeft: '1.35em' },
      '& ul': { listStyle: 'disc' },
      '& ol': { listStyle: 'decimal' },
      '& li': { paddingLeft: '.25em' },
      '& li + li': { marginTop: '.4em' },
      '& li::marker': { color: 'goldText', fontVariantNumeric: 'lining-nums' },
      '& h3': { textStyle: 'titleL', margin: '{spacing.8} 0 {spacing.2}' },
      '& code': {
        fontFamily: 'code',
        fontSize: '.875em',
        overflowWrap: 'anywhere',
      },
      _print: {
        fontSize: 'print',
        lineHeight: 'text',
        '& p, & li': { orphans: '3', widows: '3' },
        '& h2, & h3': { breakAfter: 'avoid' },
        '& tr': { breakInside: 'avoid' },
        '& a[href^="http"]::after': { content: '" (" attr(href) ")"', fontWeight: '400' },
      },
    },
    section: { '& + &': { marginTop: '14', _mdDown: { marginTop: '11' }, _print: { marginTop: '6' } } },
    title: {
      textStyle: 'displayS',
      lineHeight: 'heading',
      fontVariantNumeric: 'lining-nums',
      marginBottom: '3.5',
      scrollMarginTop: '4',
    },
    notice: {
      display: 'flex',
      gap: '3.5',
      maxWidth: 'none',
      marginTop: '5',
      padding: '{spacing.4} {spacing.4.5}',
      borderLeft: 'note',
      bg: 'surfaceSunken',
      fontSize: 'bodyS',
      lineHeight: 'text',
      '& svg': { flex: 'none', marginTop: 'px' },
      _print: { border: 'hair', borderLeft: 'note' },
      '& + p': { marginTop: '5' },
    },
    lines: {
      paddingLeft: '4.5',
      borderLeft: 'hair',
      '& > span': { display: 'block' },
      '& > span + span': { marginTop: '.35em' },
    },
    updated: {
      marginTop: '14',
      paddingTop: '4',
      borderTop: 'hair',
      maxWidth: 'none',
      color: 'textMuted',
      fontSize: 'bodyS',
    },
  },
});
