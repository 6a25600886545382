import type { SnapshotFrom } from 'xstate';
import type { EventSamples } from '#machines/domain/samples.ts';
import { stateText } from '#machines/domain/state-text.ts';
import type { HeaderEvent } from './header.events.ts';
import type { headerMachine } from './header.machine.ts';

export const headerSamples = {
  'page.reached': { other: { type: 'page.reached' } },
  'page.covered': { byCheckout: { type: 'page.covered' } },
  'page.uncovered': { gatePassed: { type: 'page.uncovered' } },
  'shopper.signedIn': { now: { type: 'shopper.signedIn' } },
  'shopper.signedOut': { now: { type: 'shopper.signedOut' } },
  'panel.dismissed': { forFilters: { type: 'panel.dismissed' } },
  'screen.widened': { rotated: { type: 'screen.widened' } },
  'menu.opened': { pressed: { type: 'menu.opened' } },
  'menu.dismissed': { pressed: { type: 'menu.dismissed' } },
  'accountMenu.opened': { pressed: { type: 'accountMenu.opened' } },
  'accountMenu.dismissed': { pressed: { type: 'accountMenu.dismissed' } },
  'appCode.opened': { pressed: { type: 'appCode.opened' } },
  'appCode.dismissed': { pressed: { type: 'appCode.dismissed' } },
  'searchPanel.opened': { pressed: { type: 'searchPanel.opened' } },
  'searchPanel.dismissed': { left: { type: 'searchPanel.dismissed' } },
  'search.typed': {
    word: { type: 'search.typed', text: 'gin' },
    letter: { type: 'search.typed', text: 'g' },
    nothing: { type: 'search.typed', text: '' },
  },
  'search.submitted': {
    word: { type: 'search.submitted', text: 'gin' },
    blank: { type: 'search.submitted', text: '  ' },
  },
  'highlight.advanced': { arrowDown: { type: 'highlight.advanced' } },
  'highlight.reversed': { arrowUp: { type: 'highlight.reversed' } },
  'suggestion.chosen': { category: { type: 'suggestion.chosen', href: '/products?category=gin' } },
  'suggestions.dismissed': { escape: { type: 'suggestions.dismissed' } },
} as const satisfies EventSamples<HeaderEvent>;

/** The states, the text, and which of how many suggestions is highlighted. */
export const headerStateKey = ({ value, context }: SnapshotFrom<typeof headerMachine>): string =>
  `${stateText(value)} text=${context.text} highlighted=${context.highlighted ?? '-'}/${context.suggestions.length}`;
