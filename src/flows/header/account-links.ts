import { Package, UserRound } from 'lucide-react';

/** HDR-3. */
export const ACCOUNT_LINKS = [
  { href: '/profile', name: 'Profile', Icon: UserRound },
  { href: '/orders', name: 'Orders', Icon: Package },
] as const;
