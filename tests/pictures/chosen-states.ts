import type { Width } from '#tools/flowbook/storyboard/storyboard.ts';

/** Pages, panels over them, and what flows say when they fail, each as its chart and state. */
const AT_BOTH_WIDTHS = [
  'addresses choice.remembering',
  'ageGate asking',
  'backInStock news.shown',
  'backInStock stock.checked',
  'cart ready.contents.empty',
  'cart ready.prices.checked',
  'cart ready.prices.uncheckable',
  'catalogue facets.failed',
  'catalogue list.empty',
  'catalogue list.failed',
  'catalogue list.loading.slow',
  'catalogue list.showing.moreFailed',
  'catalogue list.showing.settled',
  'checkout confirmed',
  'checkout open.choosingPayment',
  'checkout open.confirming.pricesChecked',
  'checkout open.confirming.pricesUnchecked',
  'checkout open.enteringDelivery',
  'checkout open.reviewingOrder',
  'contact sent',
  'contact writing',
  'header panels.open.appCode',
  'header suggestions.listed',
  'help found',
  'help nothingFound',
  'login code.entering.editing',
  'login code.entering.refused',
  'login email.entering.refused',
  'orders contents.some',
  'pageLoading failed',
  'pictureZoom open.fitted',
  'product failed',
  'product notFound',
  'product showing.complete',
  'savedOffers shown.known',
  'signup filling.calendar.open',
  'signup filling.form.refused',
  'voucher entering.refused',
] as const;

/** The 40 states whose pictures are approved at a width in px. */
export const CHOSEN_STATES: Readonly<Record<Width, readonly string[]>> = {
  390: [...AT_BOTH_WIDTHS, 'catalogue filterPanel.open', 'header panels.open.menu'],
  1440: [...AT_BOTH_WIDTHS, 'header panels.open.accountMenu', 'session known.ended'],
};

/** 'checkout-open.confirming-390.webp'. */
export const pictureName = (key: string, width: Width): string => `${key.replace(' ', '-')}-${width}.webp`;
