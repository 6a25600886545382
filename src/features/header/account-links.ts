import { Heart, Package, UserRound } from 'lucide-react';

/** These links are apart from the bar's links, whose code every page loads. HDR-3. */
export const PROFILE_LINK = { href: '/profile', name: 'Profile', Icon: UserRound } as const;

/** Orders and saved bottles are stored on this device: both work without an account, too. ORD-6, SAV-4. */
export const DEVICE_LINKS = [
  { href: '/orders', name: 'Orders', Icon: Package },
  { href: '/saved', name: 'Saved bottles', Icon: Heart },
] as const;
