import type { PlainPage } from '#machines/domain/routes.ts';

export type ShortPageName = Exclude<PlainPage, 'home' | 'cart' | 'categories'>;
type Link = { name: string; href: string };
type ShortText = { title: string; text: string; links: readonly [Link, ...Link[]] };

const PRODUCTS: Link = { name: 'Browse Products', href: '/products' };
const HOME: Link = { name: 'Home', href: '/' };
const CART: Link = { name: 'View Cart', href: '/cart' };
const CONTACT: Link = { name: 'Contact', href: '/contact' };

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
  about: {
    title: 'About',
    text: 'Tawny & Rye is a UK shop for whisky, wine, beer and spirits, and for what goes with them. More about who we are is on its way.',
    links: [PRODUCTS, HOME],
  },
  careers: {
    title: 'Careers',
    text: 'The list of open posts is on its way.',
    links: [{ name: 'About', href: '/about' }, HOME],
  },
  press: {
    title: 'Press',
    text: 'News and pictures for the press are on their way.',
    links: [CONTACT, HOME],
  },
  blog: {
    title: 'Blog',
    text: 'Nothing has been written here yet. The bottles are on the shelves in the meantime.',
    links: [PRODUCTS, HOME],
  },
  help: {
    title: 'Help',
    text: 'Answers to common questions are on their way. Our address and telephone number are at the foot of every page.',
    links: [CONTACT, HOME],
  },
  contact: {
    title: 'Contact',
    text: 'The contact form is on its way. Write to hello@tawnyandrye.example or call 020 7946 0182: Mon–Fri 9–18, Sat–Sun 10–16.',
    links: [PRODUCTS, HOME],
  },
  shipping: {
    title: 'Shipping',
    text: 'We deliver to adults in the UK. The full terms are on their way; your cart always shows the delivery charge that applies.',
    links: [PRODUCTS, CART],
  },
  returns: {
    title: 'Returns',
    text: 'The page on returns and refunds is on its way.',
    links: [CONTACT, HOME],
  },
  legal: {
    title: 'Legal',
    text: 'You must be 18 or over to buy alcohol, and we follow Challenge 25. The full legal information is on its way.',
    links: [{ name: 'Age Verification', href: '/age-verification' }, HOME],
  },
  privacy: {
    title: 'Privacy',
    text: 'The privacy notice is on its way. Your cart and your answer at the age gate stay in this browser.',
    links: [PRODUCTS, HOME],
  },
  terms: {
    title: 'Terms',
    text: 'The terms of sale are on their way.',
    links: [PRODUCTS, HOME],
  },
  cookies: {
    title: 'Cookies',
    text: 'The shop sets no cookies. It keeps your cart, and for this session your answer at the age gate, in the browser’s own storage.',
    links: [PRODUCTS, HOME],
  },
  ageVerification: {
    title: 'Age Verification',
    text: 'You must be 18 or over to see and buy alcohol here. We ask once a session, before the shop opens.',
    links: [PRODUCTS, HOME],
  },
};
