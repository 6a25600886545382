import { describe, expect, it } from 'vitest';
import { catalogueLine } from '#tests/explore/catalogue-line.ts';
import { type ExpectedModel, startExpectedModel } from '#tests/explore/expected-model.ts';
import { runInWords } from '#tests/explore/in-words.ts';
import { lookAt } from '#tests/explore/look.ts';
import { replay } from '#tests/explore/replay.ts';
import { DamagedReplay, type Plan, planOf, readReplay, replayText } from '#tests/explore/replay-file.ts';
import { shrunk } from '#tests/explore/shrink.ts';
import { FIRST_VISIT, type Visit } from '#tests/explore/visit.ts';

const VISIT: Visit = {
  ...FIRST_VISIT,
  ageConfirmed: true,
  cart: { lines: [catalogueLine('ashcombe-sloe-gin', 2)], discount: 0 },
};

/** A shop in which an order puts a bottle back into the cart. */
async function startFaulty(visit: Visit): Promise<ExpectedModel> {
  const expectedModel = await startExpectedModel(visit);
  const fill = () => expectedModel.otherTab([catalogueLine('ashcombe-sloe-gin', 1)]);
  expectedModel.flow('checkout').on('checkout.order.completed', () => void Promise.resolve().then(fill));
  return expectedModel;
}

const SENTENCE = 'CHK-3 SRV-4 the order that is completed leaves an empty cart, or what has come into it on the way';
const ANSWERED = 'the API answers for the prices in the cart as the mock API does';
const ORDER = [
  'follows the way to the cart',
  ANSWERED,
  "presses 'Proceed to Checkout'",
  ...["'Next'", "'Next'", "'Next'", "'Complete Order'"].flatMap((button) => [
    'reads the step of the checkout',
    `presses ${button}`,
  ]),
];
const DETOURS: Plan = {
  visit: VISIT,
  moves: [
    "follows 'Help' in the footer",
    "searches the help for 'refund'",
    'a second passes',
    'follows the way to the cart',
    ANSWERED,
    "presses 'One more' of the first line",
    "presses 'Proceed to Checkout'",
    'reads the step of the checkout',
    "presses 'Next'",
    'types a street',
    'reads the step of the checkout',
    "presses 'Next'",
    "presses 'Back' in the checkout",
    'reads the step of the checkout',
    "presses 'Next'",
    "chooses 'PayPal'",
    'reads the step of the checkout',
    "presses 'Next'",
    'reads the step of the checkout',
    "presses 'Complete Order'",
    'a second passes',
  ],
};

describe('FLW-3 a run that has failed', () => {
  it('FLW-3 is found where a flow breaks a rule', async () => {
    const { broken, steps } = await replay(DETOURS, { start: startFaulty });
    expect(broken).toContain(SENTENCE);
    expect(steps.at(-1)?.words).toBe("presses 'Complete Order'");
    expect((await replay(DETOURS)).broken).toEqual([]);
  });

  it('FLW-3 is shortened to the steps that are needed to fail', async () => {
    const { moves } = await shrunk(DETOURS, SENTENCE, { start: startFaulty });
    expect(moves).toEqual(ORDER);
  }, 60_000);

  it('FLW-3 can be written, read and taken again, step by step the same', async () => {
    const { steps, broken } = await replay({ visit: VISIT, moves: ORDER }, { start: startFaulty });
    const text = replayText(SENTENCE, { seed: 7, visit: VISIT, steps, broken });
    const read = readReplay(text, 'order.json');
    expect({ ...read.visit, broken: read.broken, seed: read.seed }).toEqual({ ...VISIT, broken: [...broken], seed: 7 });
    const again = await replay(planOf(read), { start: startFaulty });
    expect(JSON.parse(JSON.stringify(again.steps))).toEqual(read.steps);
  });

  it.each([
    ['no JSON', '{"version":2,', /^cut\.json is no replay file: it is no JSON/],
    ['another version', '{"version":3}', /^cut\.json is no replay file, at version: this shop reads version 2\.$/],
    [
      'a move that the shop does not have',
      JSON.stringify({
        ...JSON.parse(replayText('', { seed: 1, visit: VISIT, steps: [], broken: [] })),
        steps: [{ words: 'flies away', sent: [], actions: [], ms: 0 }],
      }),
      /^cut\.json is no replay file, at steps\.0\.words: no move of the shop is called 'flies away'\.$/,
    ],
  ])('FLW-3 a damaged file is refused in words: %s', (_, text, message) => {
    expect(() => readReplay(text, 'cut.json')).toThrow(DamagedReplay);
    expect(() => readReplay(text, 'cut.json')).toThrow(message);
  });

  it('FLW-3 is headed by its explorer where one has found it, and by how it begins', () => {
    const run = { visit: VISIT, steps: [], broken: [] };
    const beginning = 'on a desk at /, age confirmed, a cart of 1, signed out';
    expect(runInWords({ ...run, seed: 7 })).toBe(`seed 7: ${beginning}`);
    expect(runInWords({ ...run, seed: null })).toBe(beginning);
  });

  it('FLW-3 a look at the shop is what the sentences are about', async () => {
    const expectedModel = await startExpectedModel(VISIT);
    await expectedModel.settle();
    expect(lookAt(expectedModel)).toMatchObject({ page: 'home', overlay: 'nothing', checkout: 'unavailable' });
    expectedModel.stop();
  });
});
