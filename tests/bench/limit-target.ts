import type { Target } from './target.ts';

/**
 * What a shopper can do on the limit page; it has no drawers and no suggestions. It hides the cards that a filter leaves
 * out, so those that are shown are asked for: all of them are laid out.
 */
export const limitTarget: Target = {
  name: 'limit',
  past: null,
  pages: { list: { path: '/', ready: ({ counted }) => counted('#cards li') === 24 } },
  touches: {
    'add to cart': {
      do: { tap: '#cards li:nth-child(1) button' },
      until: ({ shown }) => shown('#count', '1').length === 1,
    },
    'open cart': { do: { tap: '#open-cart' }, until: ({ shown }) => shown('#cart[open] li').length === 1 },
    filter: {
      fresh: true,
      do: { tap: '#kinds label:nth-child(1)' },
      until: ({ shown }) => shown('#cards li').length > 0 && shown('#cards li').length <= 20,
    },
    'search keystroke': {
      fresh: true,
      do: { type: 'gin', into: '#search' },
      until: ({ shown }) => shown('#cards li').length > 0 && shown('#cards li').length <= 12,
    },
    sort: {
      fresh: true,
      do: { choose: '1', from: '#order' },
      until: ({ shown }) => !shown('#cards li:first-child')[0]?.textContent?.includes('44.95'),
    },
    product: {
      fresh: true,
      do: { tap: '#cards li:nth-child(2) a' },
      until: ({ shown }) =>
        shown('#product').length === 1 && document.querySelector<HTMLImageElement>('#product img')?.naturalWidth !== 0,
    },
    Back: {
      do: { back: true },
      until: ({ shown, counted }) => shown('#cards li:first-child').length === 1 && counted('#cards li') === 24,
    },
  },
};
