import type { AnyMachineSnapshot } from 'xstate';
import { stateText } from '#machines/domain/state-text.ts';
import type { ShopRefs } from '#machines/shop/refs.ts';
import { shownPage } from '#machines/shop/shop.selectors.ts';
import type { ExpectedModel } from './expected-model.ts';
import { SHOP_CHARTS } from './shop-charts.ts';
import type { Visit } from './visit.ts';

/** The place of a run of the whole shop: the visible page and the state of each chart. */
export type Place = {
  readonly screen: Visit['screen'];
  /** The page that is shown; empty before there is one. */
  readonly page: string;
  /** The overlay of the page, or that its code is not loaded. */
  readonly over: string;
  /** By what the charts call themselves; none for those that do not run. */
  readonly charts: ReadonlyMap<string, string>;
  /** The innermost states of a chart, by their paths; none where it does not run. */
  readonly leaves: (chart: string) => readonly string[];
  /** Its key. */
  readonly key: string;
};

/** The innermost states that a chart is in, one for each of its regions: 'filterPanel.closed'. */
export const leavesOf = ({ _nodes }: AnyMachineSnapshot): readonly string[] =>
  _nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ path }) => path.join('.'));

/** 'Added' beside a product: each product has a chart of its own, and the first one represents them. */
function additionNow(expectedModel: ExpectedModel): AnyMachineSnapshot | undefined {
  const children = Object.values(expectedModel.flow('messages').getSnapshot().children);
  return children
    .map((child) => child?.getSnapshot() as AnyMachineSnapshot)
    .find((one) => one?.machine?.id === 'addition');
}

/** The parts of the context that decide the next steps and are in no state. */
const REMEMBERED: Partial<Record<keyof ShopRefs, readonly string[]>> = {
  catalogue: ['query'],
  checkout: ['isStepSeen'],
  header: ['text', 'highlighted'],
  login: ['email', 'code'],
  product: ['id', 'quantity', 'crop'],
  session: ['token'],
  signup: ['form', 'replaced'],
};

const rememberedNow = (expectedModel: ExpectedModel): readonly unknown[] =>
  Object.entries(REMEMBERED).map(([flow, keys]) => {
    const context: Readonly<Record<string, unknown>> = expectedModel.snapshot(flow as keyof ShopRefs)?.context ?? {};
    return keys.map((key) => context[key] ?? null);
  });

/** Every chart of the shop that runs, by what it calls itself. */
function chartsNow(expectedModel: ExpectedModel): ReadonlyMap<string, AnyMachineSnapshot> {
  const others = [expectedModel.shop.getSnapshot() as AnyMachineSnapshot, additionNow(expectedModel)];
  return new Map(
    [...SHOP_CHARTS.map((chart) => expectedModel.snapshot(chart)), ...others]
      .filter((snapshot) => snapshot !== null && snapshot !== undefined)
      .map((snapshot) => [snapshot.machine.id, snapshot]),
  );
}

export function placeNow(expectedModel: ExpectedModel): Place {
  const snapshots = chartsNow(expectedModel);
  const charts = new Map([...snapshots].map(([chart, { value }]) => [chart, stateText(value)]));
  const leaves = new Map([...snapshots].map(([chart, snapshot]) => [chart, leavesOf(snapshot)]));
  const { hand, api, visit } = expectedModel;
  const page = shownPage(expectedModel.shop.getSnapshot()) ?? '';
  const over = `${charts.get('overlay')} ${charts.get('pageLoading')}`;
  const key = JSON.stringify([
    [visit.screen, visit.server ?? 'no server', page, ...charts],
    [
      hand.focus,
      hand.pointer,
      expectedModel.isOnline(),
      expectedModel.isCodeBlocked(),
      expectedModel.checkoutCode(),
      expectedModel.toasts().length,
    ],
    api.calls.map(({ method, target }) => `${method} ${target}`),
    expectedModel
      .flow('cart')
      .getSnapshot()
      .context.lines.map(({ product, quantity }) => `${product.id} ${quantity}`),
    expectedModel.history.href(),
    rememberedNow(expectedModel),
  ]);
  return { screen: visit.screen, page, over, charts, leaves: (chart) => leaves.get(chart) ?? [], key };
}
