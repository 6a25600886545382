import { defineSlotRecipe } from '@pandacss/dev';

/** What the drawer of narrow screens holds. HDR-4. */
export const mainMenu = defineSlotRecipe({
  className: 'main-menu',
  slots: ['who', 'search', 'link', 'more', 'moreLink'],
  base: {
    who: { padding: '8px 0 18px' },
    search: { marginBottom: '12px' },
    link: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '60px',
      borderBottom: '1px solid {colors.border}',
      fontFamily: 'display',
      fontSize: '1.5rem',
      lineHeight: '1.2',
      '& > svg': { color: 'goldText' },
      '&[aria-current]': { color: 'accentText' },
      _hover: { color: 'accentText' },
    },
    more: { paddingTop: '14px' },
    moreLink: {
      display: 'flex',
      alignItems: 'center',
      gap: '14px',
      width: '100%',
      minHeight: '44px',
      fontSize: '.9375rem',
      textAlign: 'start',
      _hover: { color: 'accentText' },
    },
  },
});
