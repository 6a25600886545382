import { Package, UserRound } from 'lucide-react';

/** HDR-1. */
export const MAIN_LINKS = [
  { href: '/', name: 'Home', page: 'home' },
  { href: '/categories', name: 'Categories', page: 'categories' },
] as const;

/** HDR-3. */
export const ACCOUNT_LINKS = [
  { href: '/profile', name: 'Profile', Icon: UserRound },
  { href: '/orders', name: 'Orders', Icon: Package },
] as const;
