import { Heart, Package, UserRound } from 'lucide-react';

/** HDR-3, with what this device keeps; apart from the links of the bar, whose code comes with every page. */
export const ACCOUNT_LINKS = [
  { href: '/profile', name: 'Profile', Icon: UserRound },
  { href: '/orders', name: 'Orders', Icon: Package },
] as const;

/** Works signed out, too. SAV-4. */
export const SAVED_LINK = { href: '/saved', name: 'Saved bottles', Icon: Heart } as const;
