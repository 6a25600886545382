import type { PlainPage } from '#machines/domain/routes.ts';

export type ShortPageName = Extract<PlainPage, 'checkout'>;
type Link = { name: string; href: string };
type ShortText = { title: string; text: string; links: readonly [Link, ...Link[]] };

const HOME: Link = { name: 'Home', href: '/' };
const CART: Link = { name: 'View Cart', href: '/cart' };

/** What the pages without content of their own say. */
export const SHORT_PAGES: Record<ShortPageName, ShortText> = {
  checkout: {
    title: 'Checkout',
    text: 'This page is coming soon. Checkout opens from your cart: look through your lines there and choose Proceed to Checkout.',
    links: [CART, HOME],
  },
};
