import { headerMachine } from '#machines/header/header.machine.ts';
import type { Target } from './target.ts';

/**
 * What a shopper does in the shop, and what they wait for. Elements are named by roles, ids and addresses; a change of
 * the shop may change a name here, never what is waited for.
 */
export const shopTarget: Target = {
  name: 'shop',
  past: () => {
    try {
      sessionStorage.setItem('tawny-and-rye.age', 'confirmed');
    } catch {
      // A page without an address has no storage.
    }
  },
  pages: {
    list: { path: '/products', ready: ({ counted }) => counted('#product-list li h3') === 24 },
    home: { path: '/', ready: ({ shown }) => shown('main h1').length === 1 },
    product: {
      path: '/products/whisky/glen-averne-12-year-old',
      ready: ({ shown }) =>
        shown('main h1', 'Glen Averne').length === 1 && shown('main button', 'Add to Cart').length > 0,
    },
  },
  touches: {
    'add to cart': {
      do: { tap: '#product-list li:nth-child(1) button[aria-label^="Add"]' },
      until: ({ shown }) => shown('header a[href="/cart"]', '1').length === 1,
    },
    'open cart': {
      do: { tap: 'header a[href="/cart"]' },
      until: ({ shown }) =>
        location.pathname === '/cart' && shown('main li h2', 'Ashcombe London Dry Gin').length === 1,
    },
    'open filters': {
      fresh: true,
      do: { tap: '#open-filters' },
      until: ({ shown, onScreen }) => shown(':is([role=dialog], dialog) label', 'Whisky').some(onScreen),
    },
    filter: {
      do: { tap: ':is([role=dialog], dialog) label:has-text("Whisky") >> nth=0' },
      until: ({ shown, counted }) =>
        shown('#result-count b', '8').length === 1 &&
        shown('#product-list li:first-child h3').length === 1 &&
        counted('#product-list li h3') <= 8,
    },
    'filter again': {
      do: { tap: ':is([role=dialog], dialog) label:has-text("Gin")' },
      until: ({ shown, counted }) =>
        shown('#product-list li:first-child h3', 'Gin').length === 1 && counted('#product-list li h3') <= 7,
    },
    'close filters': {
      do: { tap: ':is([role=dialog], dialog) button[aria-label="Close"]' },
      until: ({ shown }) => shown(':is([role=dialog], dialog) label').length === 0,
    },
    suggestions: {
      fresh: true,
      before: [{ tap: '#open-search' }],
      do: { type: 'gi', into: '#site-search-field' },
      until: ({ shown }) => shown('#site-search-field-list [role=option]', 'Gin').length > 0,
      pause: Number(headerMachine.implementations.delays.typingPause),
    },
    'search keystroke': {
      fresh: true,
      do: { type: 'gin', into: 'main input[type=search]' },
      until: () => document.querySelector<HTMLInputElement>('main input[type=search]')?.value === 'gin',
    },
    'search submitted': {
      do: { press: 'Enter' },
      until: ({ shown, counted }) =>
        location.search.includes('search=gin') &&
        shown('#product-list li:first-child h3').length === 1 &&
        counted('#product-list li h3') <= 20,
    },
    sort: {
      fresh: true,
      do: { choose: 'price-asc', from: 'main select:has(option[value="price-asc"])' },
      until: ({ shown }) => {
        const [first] = shown('#product-list li:first-child h3');
        return first !== undefined && !first.textContent?.includes('Ashcombe London Dry Gin');
      },
    },
    product: {
      fresh: true,
      do: { tap: '#product-list li:nth-child(2) h3 a' },
      until: ({ shown }) =>
        location.pathname.startsWith('/products/gin/') &&
        shown('main h1', 'Navy').length === 1 &&
        shown('main button', 'Add').length > 0,
    },
    Back: {
      do: { back: true },
      until: ({ shown, counted }) =>
        shown('#product-list li:first-child h3').length === 1 && counted('#product-list li h3') === 24,
    },
    'open menu': {
      fresh: true,
      do: { tap: '#open-menu' },
      until: ({ shown, onScreen }) => shown(':is([role=dialog], dialog) nav a', 'Categories').some(onScreen),
    },
  },
};
