export const MAIN_LINKS = [
  { href: '/', name: 'Home', page: 'home' },
  { href: '/categories', name: 'Categories', page: 'categories' },
] as const;
