import { defineSlotRecipe } from '@pandacss/dev';

/** The drawer holds the links of narrow screens. HDR-4. */
export const mainMenu = defineSlotRecipe({
  className: 'main-menu',
  slots: ['who', 'search', 'link', 'more', 'moreLink'],
  base: {
    who: { padding: '{spacing.2} 0 {spacing.4.5}' },
    search: { marginBottom: '3' },
    link: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '15',
      borderBottom: 'hair',
      fontFamily: 'display',
      fontSize: 'displayXs',
      lineHeight: 'heading',
      '& > svg': { color: 'goldText' },
      '&[aria-current]': { color: 'accentText' },
      _hover: { color: 'accentText' },
    },
    more: { paddingTop: '3.5' },
    moreLink: {
      display: 'flex',
      alignItems: 'center',
      gap: '3.5',
      width: '100%',
      minHeight: 'touch',
      fontSize: 'bodyS',
      textAlign: 'start',
      _hover: { color: 'accentText' },
    },
  },
});
