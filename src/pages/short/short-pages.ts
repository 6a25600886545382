import type { PlainPage } from '#machines/domain/routes.ts';

export type ShortPageName = Extract<PlainPage, 'checkout' | 'profile' | 'login' | 'signup' | 'orders'>;
type Link = { name: string; href: string };
type ShortText = { title: string; text: string; links: readonly [Link, ...Link[]] };

const PRODUCTS: Link = { name: 'Browse Products', href: '/products' };
const HOME: Link = { name: 'Home', href: '/' };
const CART: Link = { name: 'View Cart', href: '/cart' };

/** What the pages without content of their own say. */
export const SHORT_PAGES: Record<ShortPageName, ShortText> = {
  checkout: {
    title: 'Checkout',
    text: 'This page is coming soon. Checkout opens from your cart: look through your lines there and choose Proceed to Checkout.',
    links: [CART, HOME],
  },
  profile: {
    title: 'Profile',
    text: 'This page is coming soon. Your cart is kept in this browser and needs no account.',
    links: [CART, HOME],
  },
  login: {
    title: 'Login',
    text: 'Signing in is on its way. You can look around, keep a cart and go through the checkout without it.',
    links: [PRODUCTS, CART],
  },
  signup: {
    title: 'Create Your Account',
    text: 'Accounts are on their way. You can look around, keep a cart and go through the checkout without one.',
    links: [PRODUCTS, CART],
  },
  orders: {
    title: 'Orders',
    text: 'A list of your orders is on its way. The shop keeps no record of past orders yet.',
    links: [PRODUCTS, HOME],
  },
};
