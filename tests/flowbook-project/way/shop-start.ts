import type { Visit } from '#tests/explore/visit.ts';
import type { Start, StartChoice } from '#tools/flowbook/live/start.ts';

/** What a way through the shop may begin with. */
export type ShopStart = {
  readonly screen: Visit['screen'];
  readonly isSignedIn: boolean;
  /** Bottles of one kind in the cart. */
  readonly bottles: number;
};

/** The same, as Flowbook offers it and writes it in addresses. */
export const START_CHOICES: readonly StartChoice[] = [
  {
    ...{ kind: 'one of', name: 'screen', words: 'Screen' },
    options: [
      { value: 'phone', words: 'on a phone' },
      { value: 'desk', words: 'on a desktop' },
    ],
  },
  { kind: 'yes or no', name: 'signed-in', words: 'signed in' },
  { kind: 'count', name: 'bottles', words: 'bottles', most: 99 },
];

/** @param start as Flowbook has checked it against the choices */
export const shopStart = ({ screen, 'signed-in': signedIn, bottles = '0' }: Start): ShopStart => ({
  screen: screen === 'desk' ? 'desk' : 'phone',
  isSignedIn: signedIn !== undefined,
  bottles: Number(bottles),
});
