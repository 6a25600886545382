export const MAIN_LINKS = [
  { href: '/', name: 'Home' },
  { href: '/categories', name: 'Categories' },
] as const;
