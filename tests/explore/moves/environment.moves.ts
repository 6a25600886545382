import type { ExpectedModel } from '../expected-model.ts';
import type { HeldCall } from '../held-api.ts';
import { WIRE_ANSWERS, type WireAnswerName } from '../wire-answers.ts';
import type { Move } from './move.ts';

const asksFor =
  (path: RegExp, parameter?: RegExp) =>
  ({ target }: HeldCall) => {
    const [asked = '', search = ''] = target.split('?');
    return path.test(asked) && (parameter === undefined || parameter.test(search));
  };
const isOrders = asksFor(/^\/orders$/);

const FAILURES = ['with a failure of its own', 'with what makes no sense', 'not at all'] as const;
const OTHERS = [...FAILURES, 'that no user is signed in'] as const;
const GIVEN = 'as the mock API does';
const REFUSES = 'that it refuses what was sent';

type Kind = { name: string; isMeant: (call: HeldCall) => boolean; answers: readonly WireAnswerName[] };

/** What can be asked of the API, and how it can answer. */
const KINDS: readonly Kind[] = [
  {
    name: 'the list',
    isMeant: asksFor(/^\/products$/, /page=1&pageSize=24/),
    answers: [
      GIVEN,
      'with nothing',
      'with another price',
      'with the first out of stock',
      'with a failure without words',
      ...OTHERS,
    ],
  },
  {
    name: 'further products',
    isMeant: asksFor(/^\/products$/, /page=(?!1&)\d+&pageSize=24/),
    answers: [GIVEN, ...OTHERS],
  },
  {
    name: 'the prices in the cart',
    isMeant: asksFor(/^\/products$/, /(?:^|&)ids=/),
    answers: [GIVEN, 'with another price', 'without the first', 'with the first out of stock', ...OTHERS],
  },
  {
    name: 'suggestions',
    isMeant: asksFor(/^\/products$/, /(?=.*pageSize=5(?:&|$)).*sortBy=best/),
    answers: [GIVEN, 'with nothing', ...FAILURES],
  },
  {
    name: 'products like it',
    isMeant: asksFor(/^\/products$/, /(?=.*pageSize=5(?:&|$)).*sortBy=rating/),
    answers: [GIVEN, 'with nothing', 'with another price', ...OTHERS],
  },
  {
    name: 'the product',
    isMeant: asksFor(/^\/products\/./),
    answers: [GIVEN, 'with another price', 'with the first out of stock', 'that it does not know it', ...OTHERS],
  },
  { name: 'the categories', isMeant: asksFor(/^\/categories$/), answers: [GIVEN, ...OTHERS] },
  { name: 'the brands', isMeant: asksFor(/^\/brands$/), answers: [GIVEN, 'with nothing', ...FAILURES] },
  { name: 'the voucher', isMeant: asksFor(/^\/vouchers$/), answers: [GIVEN, ...OTHERS] },
  {
    name: 'the login',
    isMeant: asksFor(/^\/auth\/login$/),
    answers: [GIVEN, 'with a failure without words', ...OTHERS],
  },
  { name: 'the logout', isMeant: asksFor(/^\/auth\/logout$/), answers: [GIVEN, ...OTHERS] },
  {
    name: 'the order',
    isMeant: (call) => call.method === 'POST' && isOrders(call),
    answers: [
      GIVEN,
      'that a price has changed',
      'that something is sold out',
      'that the voucher no longer counts',
      'that it does not deliver there',
      REFUSES,
      ...OTHERS,
    ],
  },
  {
    name: 'the orders of the account',
    isMeant: (call) => call.method === 'GET' && isOrders(call),
    answers: [GIVEN, 'with nothing', ...OTHERS],
  },
  {
    name: 'the account',
    isMeant: asksFor(/^\/auth\/signup$/),
    answers: [GIVEN, 'that an account has this address', REFUSES, ...FAILURES],
  },
  {
    name: 'the code',
    isMeant: asksFor(/^\/auth\/codes$/),
    answers: [GIVEN, 'that no account has this address', 'that too many were asked for', ...FAILURES],
  },
  {
    name: 'the login with a code',
    isMeant: asksFor(/^\/auth\/code-login$/),
    answers: [GIVEN, 'that too many were asked for', ...FAILURES],
  },
];

/** The call that a move answers: the first or the latest of its kind that waits. */
const callFor = ({ api }: ExpectedModel, kind: Kind, isLatest: boolean): HeldCall | undefined => {
  const waiting = api.calls.filter(kind.isMeant);
  return isLatest ? waiting.at(-1) : waiting[0];
};

function answering(kind: Kind, answer: WireAnswerName, isLatest: boolean): Move {
  return {
    words: `the API answers for ${kind.name} ${answer}${isLatest ? ', the latest call first' : ''}`,
    sender: 'environment',
    group: `environment: ${kind.name}`,
    isPossible: (expectedModel) => expectedModel.api.calls.filter(kind.isMeant).length > (isLatest ? 1 : 0),
    make: async (expectedModel) => {
      const call = callFor(expectedModel, kind, isLatest);
      if (!call) throw new Error(`No call waits for ${kind.name}.`);
      const wire = await WIRE_ANSWERS[answer](call);
      expectedModel.answer(call, wire);
    },
  };
}

const isSimulated = ({ state }: ExpectedModel) => state('login') !== 'not running' || state('signup') !== 'not running';

/** Answers as they come, fail, come late and out of order; and the connection. */
export const environmentMoves: readonly Move[] = [
  ...KINDS.flatMap((kind) => kind.answers.map((answer) => answering(kind, answer, false))),
  ...KINDS.map((kind) => answering(kind, GIVEN, true)),
  {
    words: 'the browser loses its connection',
    sender: 'environment',
    group: 'environment: connection',
    isPossible: (expectedModel) => expectedModel.isOnline() && isSimulated(expectedModel),
    make: (expectedModel) => expectedModel.setOnline(false),
  },
  {
    words: 'the browser finds its connection again',
    sender: 'environment',
    group: 'environment: connection',
    isPossible: (expectedModel) => !expectedModel.isOnline(),
    make: (expectedModel) => expectedModel.setOnline(true),
  },
  {
    words: 'the code of the next page will not come',
    sender: 'environment',
    group: 'environment: code',
    isPossible: (expectedModel) => !expectedModel.isCodeBlocked() && expectedModel.state('pageLoading') === 'loaded',
    make: (expectedModel) => expectedModel.setCodeBlocked(true),
  },
  {
    words: 'the code of the checkout will not come',
    sender: 'environment',
    group: 'environment: code',
    isPossible: (expectedModel) => expectedModel.checkoutCode() === 'notLoaded',
    make: (expectedModel) => expectedModel.blockCheckout(),
  },
];
