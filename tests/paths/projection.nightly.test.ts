import { beforeAll, describe, expect, it } from 'vitest';
import { alone } from '#tests/explore/companion.ts';
import type { Visit } from '#tests/explore/visit.ts';
import { countWords, endWords, projectionWords } from '#tests/paths/commands/run-words.ts';
import { pathsFor } from '#tools/chart-tests/engine/coverage.ts';
import { described } from '#tools/chart-tests/engine/described.ts';
import { walked } from '#tools/chart-tests/engine/walk.ts';
import { checkoutPaths } from './checkout.paths.ts';
import { productPaths } from './product.paths.ts';
import { expectWalked } from './projection/expect-walked.ts';
import { type KnownShop, knownShop } from './projection/known-shop.ts';
import { played } from './projection/play.ts';
import { projected } from './projection/project.ts';
import { isTaken, visitsOf } from './projection/projection.ts';
import { toastsPaths } from './toasts.paths.ts';

/** A thousand ways are tried before a visit restarts. */
const PATIENCE_MS = 300_000;

const FOLLOWS = 'follows the link in the first message';
const SILENT = { step: () => {}, visit: () => {}, move: () => {}, end: () => {} };

let shop: KnownShop = { walks: [], beginnings: [] };
beforeAll(async () => {
  shop = await knownShop();
}, PATIENCE_MS);

describe('FLW-3 the paths of the checkout on the screens of the whole shop', { timeout: PATIENCE_MS }, () => {
  const graph = walked(checkoutPaths);

  it.each(pathsFor(graph, 'transitions').map((path) => described(path, graph)))(
    'FLW-3 $id is walked from its first step to its last, without those that no screen can cause',
    async (path) => await expectWalked(path, graph, shop),
  );
});

describe('FLW-3 a path whose steps cannot simply follow each other on the screens', { timeout: PATIENCE_MS }, () => {
  it('FLW-3 restarts the visit for a step that cannot be reached otherwise, and compares there, too', async () => {
    const product = walked(productPaths);
    const path = pathsFor(product, 'transitions')
      .map((each) => described(each, product))
      .find((each) => each.steps.at(-1)?.saying.words === 'today no shelf comes');
    if (!path) throw new Error('No path of the product asks for it again.');
    const projection = await projected(path, product, shop);
    expect(projection.steps.every(isTaken)).toBe(true);
    expect(visitsOf(projection)).toBe(4);
    expect(projectionWords(projection)).toContain('\n       the visit restarts on a ');
    expect(countWords(projection)).toMatch(/^(\d+) of \1 steps, \d+ moves? in 4 visits$/);
    const visits: Visit[] = [];
    const { failed, run } = await played(projection, {
      companion: alone,
      listener: { ...SILENT, visit: (visit) => visits.push(visit) },
      slowMs: 0,
    });
    expect({ failed, broken: run.broken }).toEqual({ failed: null, broken: [] });
    expect(visits).toHaveLength(3);
    expect(visits.at(-1)).toEqual(run.visit);
    const steps = projection.steps.map((one) => (one.isTaken && one.restart ? { ...one, state: 'idle' } : one));
    const wrong = await played({ ...projection, steps }, { companion: alone, listener: SILENT, slowMs: 0 });
    expect(wrong.run.broken).toEqual(['product is in showing.revalidating, not in idle']);
  });

  it('FLW-3 takes a step that comes on the screens only with more at once, and says with what', async () => {
    const toasts = walked(toastsPaths);
    const path = pathsFor(toasts, 'transitions')
      .map((each) => described(each, toasts))
      .find(({ steps }) => steps.some(({ saying }) => saying.words === FOLLOWS));
    const at = path?.steps.findIndex(({ saying }) => saying.words === FOLLOWS) ?? 0;
    if (!path) throw new Error('No path of the messages follows a link.');
    const projection = await projected({ ...path, steps: path.steps.slice(0, at + 1) }, toasts, shop);
    const last = projection.steps.at(-1);
    expect(last?.isTaken && last.besides).toEqual(['showing toast.dismissed#0']);
    expect(last && endWords(last, at, 'toasts', [])).toContain('; at once with showing toast.dismissed#0');
  });
});
