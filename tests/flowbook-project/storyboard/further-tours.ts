import { signIn } from '#mocks/demo-users.ts';
import type { Visit } from '#tests/explore/visit.ts';
import type { Tour } from '#tests/paths/tour.ts';

const PHONE: Visit = { at: '/', screen: 'phone', ageConfirmed: true, cart: null, auth: null };

/** What the tours of the tests take on a desk alone, taken on a phone: each screen is to be pictured by itself. */
export const FURTHER_TOURS: readonly Tour[] = [
  {
    title: 'a list that is slow, and one that fails, on a phone',
    visit: { ...PHONE, at: '/products?category=gin' },
    moves: [
      'time passes until just before something happens by itself',
      'time passes until something happens by itself',
      'the API answers for the list with a failure of its own',
    ],
  },
  {
    title: 'the search under the bar, and what it suggests, on a phone',
    visit: { ...PHONE, at: '/help' },
    moves: [
      "presses 'Search'",
      "types 'oak' into the search",
      'the API answers for suggestions with a failure of its own',
      "types 'gin' into the search",
      'the API answers for suggestions as the mock API does',
      'the API answers for the brands as the mock API does',
      'the API answers for the brands as the mock API does',
    ],
  },
  {
    title: 'signing out in the menu of a phone',
    visit: { ...PHONE, at: '/help', auth: signIn('ada@test.com', { name: 'Ada Byrne' }) },
    moves: ["presses 'Open menu'", "presses 'Logout' in the menu"],
  },
];
