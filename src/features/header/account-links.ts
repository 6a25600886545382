import { Heart, Package, UserRound } from 'lucide-react';

/**
 * Saved bottles and orders are stored on this device. These links are apart from the bar's links, whose code every page
 * loads. HDR-3.
 */
export const ACCOUNT_LINKS = [
  { href: '/profile', name: 'Profile', Icon: UserRound },
  { href: '/orders', name: 'Orders', Icon: Package },
] as const;

/** Saved bottles work without an account, too. SAV-4. */
export const SAVED_LINK = { href: '/saved', name: 'Saved bottles', Icon: Heart } as const;
