import { describe, expect, it } from 'vitest';
import { flush } from '#tests/support/flush.ts';
import { sampleAuth } from '#tests/support/sample-auth.ts';
import { sampleLine } from '#tests/support/sample-products.ts';
import { choose, seededRandom } from '#tests/support/seeded-random.ts';
import { movesOf } from '#tests/support/shop-moves.ts';
import { startShop } from '#tests/support/start-shop.ts';
import { type Look, lookAt, RULES } from './shop-rules.ts';

const SEEDS = Array.from({ length: 50 }, (_, index) => index + 1);
const STEPS = 60;

type Walk = { broken: readonly string[]; looks: readonly Look[] };

/** Far from the start at random, so every third run begins there: a filled cart, and the checkout at its last step. */
function goToLastStep({ go, hydrate, flow }: ReturnType<typeof startShop>): void {
  hydrate([sampleLine('a', 2)]);
  go('/cart');
  flow('checkout').send({ type: 'checkout.requested' });
  for (let step = 0; step < 3; step += 1) flow('checkout').send({ type: 'step.completed' });
}

/** A visit at random: with or without code, age, cart and session. */
function startVisit(random: () => number, isAtLastStep: boolean): ReturnType<typeof startShop> {
  const shop = startShop({ hasCode: random() < 0.7 });
  const lines = random() < 0.5 ? [] : [sampleLine('a', 1)];
  const visitor = { ageConfirmed: random() < 0.8, auth: random() < 0.3 ? sampleAuth() : null };
  if (isAtLastStep) goToLastStep(shop);
  else shop.hydrate(lines, visitor);
  return shop;
}

/** One run of the whole shop at random: whatever its charts' `can()` permits, the world answers, or time does. */
async function walk(seed: number): Promise<Walk> {
  const random = seededRandom(seed);
  const shop = startVisit(random, seed % 3 === 0);
  await flush();
  const names: string[] = [];
  const looks: Look[] = [lookAt(shop)];
  const broken: string[] = [];
  for (let step = 0; step < STEPS && broken.length === 0; step += 1) {
    const { name, make } = choose(random, choose(random, movesOf(shop)));
    const before = lookAt(shop);
    await make();
    await flush();
    names.push(name);
    const way = `seed ${seed}: ${names.slice(-8).join(' > ')}`;
    broken.push(...shop.faults.map((fault) => `${fault} | ${way}`));
    if (broken.length > 0) break;
    const now = lookAt(shop);
    looks.push(now);
    broken.push(...RULES.filter(({ holds }) => !holds(now, before)).map(({ title }) => `${title} | ${way}`));
  }
  shop.shop.stop();
  return { broken, looks };
}

describe(`FLW-3 the whole shop, ${SEEDS.length * STEPS} steps at random, asked only what its charts allow`, async () => {
  const walks: Walk[] = [];
  for (const seed of SEEDS) walks.push(await walk(seed));
  const broken = walks.flatMap((one) => one.broken);
  const looks = walks.flatMap((one) => one.looks);

  it.each(RULES)('$title', ({ title }) => {
    expect(broken.filter((one) => one.startsWith(title))).toEqual([]);
  });

  it('FLW-1 no flow fails', () => {
    expect(broken.filter((one) => !RULES.some(({ title }) => one.startsWith(title)))).toEqual([]);
  });

  it('FLW-3 the walk has come to where the rules can be broken', () => {
    const seen = (holds: (look: Look) => boolean) => looks.some(holds);
    expect({
      gate: seen(({ overlay }) => overlay === 'gate'),
      panel: seen(({ overlay }) => overlay === 'panel'),
      accountMenu: seen(({ panel }) => panel === 'open.accountMenu'),
      filters: seen(({ overlay }) => overlay === 'filters'),
      steps: seen(({ checkout }) => checkout.startsWith('open')),
      confirmed: seen(({ checkout }) => checkout === 'confirmed'),
      login: seen(({ login }) => login !== 'not running'),
      codeMissing: seen(({ code }) => code === 'missing'),
      manyMessages: seen(({ toasts }) => toasts === 3),
    }).toEqual({
      gate: true,
      panel: true,
      accountMenu: true,
      filters: true,
      steps: true,
      confirmed: true,
      login: true,
      codeMissing: true,
      manyMessages: true,
    });
  });
});
