import { SCREENS } from '#tests/paths/all-screens.ts';
import { WITHOUT_SCREEN } from '#tests/paths/not-on-screen.ts';
import type { Width } from '#tools/flowbook/storyboard/storyboard.ts';
import { stateKey } from './tour-walk.ts';

/** States that one of the screens never has, each with its reason. */
const NOT_AT_WIDTH: Readonly<Record<Width, Readonly<Record<string, string>>>> = {
  390: { 'header panels.open.accountMenu': 'A narrow screen has these ways in its menu.' },
  1440: {
    'catalogue filterPanel.open': 'A wide screen has the filters beside the list.',
    'header panels.open.menu': 'A wide screen has these ways in its bar.',
    'header panels.open.searchPanel': 'A wide screen has the search in its bar.',
  },
};

const ELSEWHERE: Readonly<Record<string, string>> = {
  'addresses book.open.notStored': 'No tour has a browser without storage.',
  'ageGate leaving': 'The browser has left the shop.',
  'backInStock book.open.notStored': 'No tour has a browser without storage.',
  'cart ready.storage.notStored': 'No tour has a browser without storage.',
  'orders repeat.asking.slow': 'Its hint is shown on the page of the order.',
  'orders repeat.unanswered': 'Its message is shown on the page of the order.',
  'orders book.open.notStored': 'No tour has a browser without storage.',
  'pageLoading reloading': 'The browser leaves the page at once: tests/e2e/deploy.spec.ts does it.',
  'saved book.open.notStored': 'No tour has a browser without storage.',
  'toasts showing.unseen': 'Another tab or app is in front.',
};

/** How a state without its own sight looks, by its screen, or null if it has a sight or no screen. */
function unseenOf(chart: string, path: string): string | null {
  const unseen = SCREENS.find(({ flow }) => flow === chart)?.unseen ?? {};
  const states = Object.keys(unseen).filter((state) => path === state || path.startsWith(`${state}.`));
  const innermost = states.sort((a, b) => b.length - a.length)[0];
  return innermost === undefined ? null : (unseen[innermost] ?? null);
}

/**
 * Why a state cannot be seen at this width.
 * @param isPassed whether a walk has passed through it
 * @returns null where it could be seen, so that a picture of it is missing
 */
export function whyUnseen(chart: string, path: string, width: Width, isPassed: boolean): string | null {
  const own = WITHOUT_SCREEN[chart] ?? ELSEWHERE[stateKey(chart, path)] ?? NOT_AT_WIDTH[width][stateKey(chart, path)];
  if (own !== undefined) return own;
  if (!isPassed) return null;
  const unseen = unseenOf(chart, path);
  return `The shop never rests in it where it could be seen${unseen === null ? '.' : `: ${unseen}.`}`;
}
