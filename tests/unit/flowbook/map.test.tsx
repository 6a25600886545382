import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { GROUPS } from '#tests/flowbook-project/groups.ts';
import { actionsOf } from '#tests/flowbook-project/map/chart-actions.ts';
import { EFFECTS, SENT_FROM_OUTSIDE } from '#tests/flowbook-project/map/outside.ts';
import { FLOWS } from '#tests/paths/all-flows.ts';
import { storedMap } from '#tools/flowbook/build/stored-map.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { MapDiagram } from '#tools/flowbook/draw/MapDiagram.tsx';
import { MapGroup, MapGroupTitle } from '#tools/flowbook/draw/MapGroup.tsx';
import { boxBeside } from '#tools/flowbook/draw/map-neighbour.ts';
import { SiteMap } from '#tools/flowbook/draw/SiteMap.tsx';
import type { Box, Point } from '#tools/flowbook/layout/placed.ts';
import { widthOf } from '#tools/flowbook/layout/text-size.ts';
import { PANEL_SIZES } from '#tools/flowbook/machines/panels.ts';
import { factWords, layOutFocus } from '#tools/flowbook/map/lay-out-focus.ts';
import { layOutMap } from '#tools/flowbook/map/lay-out-map.ts';
import { groupWords, isFolded } from '#tools/flowbook/map/map-groups.ts';
import { MAP_ROW, type PlacedMap, STATES_BELOW } from '#tools/flowbook/map/placed-map.ts';
import type { SystemMap } from '#tools/flowbook/map/system-map.ts';

let map: SystemMap;
let placed: PlacedMap;
beforeAll(async () => {
  map = await storedMap(process.cwd());
  placed = layOutMap(map, GROUPS);
}, 180_000);

type Named = Box & { readonly id: string };

const overlapping = (boxes: readonly Named[]): readonly string[] =>
  boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => one.x < other.x + other.width && other.x < one.x + one.width)
      .filter((other) => one.y < other.y + other.height && other.y < one.y + one.height)
      .map((other) => `${one.id} and ${other.id}`),
  );

const isIn = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1;

/** Arrows that do not begin at the border of the one box and end at that of the other. */
const astray = ({ boxes, arrows }: PlacedMap): readonly string[] =>
  arrows.flatMap(({ id, from, to, points }) => {
    const isAt = (point: Point | undefined, name: string): boolean => {
      const box = boxes.find((each) => each.id === name);
      return box !== undefined && point !== undefined && isIn({ ...point, width: 0, height: 0 }, box);
    };
    return isAt(points[0], from) && isAt(points.at(-1), to) ? [] : [id];
  });

const factsOf = (from: string, to: string): readonly string[] =>
  map.arrows
    .filter((arrow) => arrow.from === from && arrow.to === to)
    .flatMap(({ facts }) => facts.map(({ fact, becomes }) => `${fact} > ${becomes}`));

test('FLW-2 the map has every chart, and every fact from who reports it to who listensTo it', () => {
  const charts = map.boxes.filter(({ kind }) => kind !== 'outside').map(({ id }) => id);
  expect(charts).toEqual(FLOWS.map(({ machine }) => machine.id));
  expect(factsOf('checkout', 'purchase')).toContain('checkout.order.completed > checkout.order.completed');
  expect(factsOf('purchase', 'cart')).toEqual([
    'placing.order.taken > order.placed',
    'placing.order.refused > order.refused',
    'orders.repeated > product.added',
    'voucher.accepted > voucher.applied',
    'saved.line.returned > removal.undone',
    'cart.prices.outdated > cart.viewed',
  ]);
  expect(factsOf('messages', 'addition')).toEqual(['cart.product.added > product.added']);
  expect(factsOf('overlay', 'header')).toContain('checkout.shown > page.covered');
  expect(factsOf('shop', 'catalogue')).toEqual([
    'navigation.page.reached > list.requested',
    'connection.restored > load.retried',
    'screen.widened > filterPanel.dismissed',
    'navigation.page.reached > list.left',
  ]);
  expect(map.unreceived).toEqual([]);
});

test('FLW-2 the map has what lies outside: storage, browser, clock and API', () => {
  expect(factsOf('cart', 'storage')).toEqual(['saveCart > saveCart']);
  expect(factsOf('storage', 'cart')).toEqual(['cart.changedElsewhere > cart.changedElsewhere']);
  expect(factsOf('clock', 'checkout')).toEqual(['after 3 s > redirectDelay', 'after 400 ms > stepPause']);
  expect(factsOf('catalogue', 'api')).toContain('fetchProducts > fetchProducts');
  expect(factsOf('browser', 'navigation')).toContain('history.changed > history.changed');
});

test('FLW-2 the map says who runs on which page, and of which there are several', () => {
  const box = (id: string) => map.boxes.find((each) => each.id === id);
  expect(box('login')).toMatchObject({ startedBy: 'shop', runsIn: 'running.page.login', isMany: false });
  expect(box('addition')).toMatchObject({ startedBy: 'messages', runsIn: null, isMany: true });
  expect(box('shop')).toMatchObject({ kind: 'root', startedBy: null });
});

describe('the one table of what effect for what lies outside', () => {
  const CHARTS = new Set(FLOWS.map(({ machine }) => machine.id));
  const used = FLOWS.flatMap((flow) => {
    const { id, states } = readChart(flow.machine);
    const invoked = states.flatMap(({ invokes }) => invokes.map(({ src }) => src));
    const done = actionsOf(flow).flatMap((action) => (action.kind === 'does' ? [action.action] : []));
    return [...invoked, ...done].filter((name) => name !== 'relay' && !CHARTS.has(name)).map((name) => `${id} ${name}`);
  });

  test('FLW-2 names every actor and action of every chart, and no other', () => {
    expect(Object.keys(EFFECTS).toSorted()).toEqual([...new Set(used)].toSorted());
  });

  test('FLW-2 names events that the charts answer', () => {
    const sent = [
      ...Object.entries(EFFECTS).map(([key, { sends = [] }]) => [key.split(' ')[0], sends] as const),
      ...Object.entries(SENT_FROM_OUTSIDE).map(([chart, { events }]) => [chart, events] as const),
    ];
    for (const [chart, events] of sent) {
      const flow = FLOWS.find(({ machine }) => machine.id === chart);
      const known = flow ? readChart(flow.machine).edges.map(({ event }) => event) : [];
      expect(known, chart).toEqual(expect.arrayContaining([...events]));
    }
  });
});

test('FLW-2 the pages are those that addresses lead to', () => {
  expect(map.pages.map(({ key }) => key)).toHaveLength(18);
  expect(map.pages.find(({ key }) => key === 'login')).toMatchObject({
    address: '/login',
    flows: ['login'],
    within: null,
  });
  expect(map.pages.find(({ key }) => key === 'text')).toMatchObject({ within: null });
  const html = renderToStaticMarkup(<SiteMap map={map} active={new Set(['running.page.cart'])} />);
  expect(html).toContain('cart<span class="fbo-note">, now</span>');
});

test('FLW-2 no two boxes or labels of the map overlap, and every arrow has its way', () => {
  const pieces = [...placed.boxes, ...placed.arrows.flatMap(({ id, label }) => (label ? [{ ...label, id }] : []))];
  expect(overlapping(pieces)).toEqual([]);
  expect(placed.arrows.map(({ id }) => id)).toEqual(map.arrows.map(({ id }) => id));
  for (const { points } of placed.arrows) expect(points.length).toBeGreaterThan(1);
});

/** px that a straight piece of a line is within a box; what only touches it is not. */
function within(a: Point, b: Point, { x, y, width, height }: Box): number {
  const [left, right, top, bottom] = [x + 0.5, x + width - 0.5, y + 0.5, y + height - 0.5];
  const [fromX, toX] = [Math.max(left, Math.min(a.x, b.x)), Math.min(right, Math.max(a.x, b.x))];
  const [fromY, toY] = [Math.max(top, Math.min(a.y, b.y)), Math.min(bottom, Math.max(a.y, b.y))];
  return fromX <= toX && fromY <= toY ? Math.max(toX - fromX, toY - fromY) : 0;
}

test('FLW-2 no line of the map passes through a box', () => {
  const crossed = placed.arrows.flatMap(({ id, points }) =>
    placed.boxes.flatMap((piece) => {
      const far = points.slice(1).reduce((sum, point, index) => sum + within(points[index] ?? point, point, piece), 0);
      return far > 0 && piece.id !== id ? [`${id}: ${Math.round(far)} px through ${piece.id}`] : [];
    }),
  );
  expect(crossed).toEqual([]);
});

test('FLW-2 lines of the map are straight, and all that is on it lies within it', () => {
  const pieces: readonly Box[] = [
    ...placed.boxes,
    ...placed.arrows.flatMap(({ label, points }) => [
      ...(label ? [label] : []),
      ...points.map((point) => ({ ...point, width: 0, height: 0 })),
    ]),
  ];
  const sheet = { x: 0, y: 0, width: placed.width, height: placed.height };
  expect(pieces.filter((piece) => !isIn(piece, sheet))).toEqual([]);
  const slanted = placed.arrows.filter(({ points }) =>
    points.slice(1).some((point, index) => point.x !== points[index]?.x && point.y !== points[index]?.y),
  );
  expect(slanted.map(({ id }) => id)).toEqual([]);
});

test('FLW-2 a box of the map sends its state now, how many there are of it, or that it does not run', () => {
  const now = new Map([
    ['checkout', { state: 'open.confirming', instances: 1 }],
    ['addition', { state: 'ready', instances: 3 }],
  ]);
  const html = renderToStaticMarkup(
    <MapDiagram map={map} placed={placed} now={now} lit={new Set(['cart > purchase'])} selected={null} />,
  );
  expect(html).toContain('aria-label="checkout, open.confirming, Storage, Clock"');
  expect(html).toContain('aria-label="addition, ready, 3 of them, Clock"');
  expect(html).toContain('aria-label="login, not running, Storage, Clock, API, Services"');
  expect(html.match(/fbm-stroke is-lit/g)).toHaveLength(1);
});

test('FLW-2 a name that is wider than its box ends before the sign, and is whole for screen readers', () => {
  const boxes = map.boxes.map((box) => (box.id === 'cart' ? { ...box, title: 'giftCardRedemption' } : box));
  const html = renderToStaticMarkup(
    <MapDiagram map={{ ...map, boxes }} placed={placed} now={null} lit={new Set()} selected={null} />,
  );
  expect(html).toContain('aria-label="giftCardRedemption');
  expect(html).toMatch(/>giftCard\w*…<\/text>/);
  expect(html).toContain('>recentlyViewed</text>');
});

test('FLW-2 a group says what it sends to each, and shows its arrows when it is opened; elsewhere only what was just sent', () => {
  const markup = (open: readonly string[], lit: readonly string[] = []) =>
    renderToStaticMarkup(
      <MapDiagram
        {...{ map, placed, now: null, lit: new Set(lit), selected: null }}
        groups={{ open, onToggle: () => {} }}
      />,
    );
  const arrowsIn = (html: string) => new Set([...html.matchAll(/data-edge="([^"]+)"/g)].map(([, id = '']) => id));
  expect(isFolded(map)).toBe(true);
  expect(arrowsIn(markup([]))).toEqual(new Set());
  expect(arrowsIn(markup([], ['cart &gt; purchase', 'cart > purchase']))).toEqual(new Set(['cart &gt; purchase']));
  const account = arrowsIn(markup(['Account']));
  const own = map.arrows.filter(({ from, to }) => [from, to].some((one) => ['login', 'signup'].includes(one)));
  expect(account).toEqual(new Set(own.map(({ id }) => id.replace('>', '&gt;'))));
  const toShell = map.arrows
    .filter(({ from, to }) => ['login', 'signup'].includes(from) && placed.groups[0]?.charts.includes(to))
    .reduce((sum, { facts }) => sum + facts.length, 0);
  expect(markup([])).toContain(`aria-expanded="false" aria-label="Arrows of Account: ${toShell} to Shell`);
});

test('FLW-2 arrow keys lead to the nearest box', () => {
  for (const { id } of placed.boxes) {
    const beside = (['up', 'down', 'left', 'right'] as const).map((direction) => boxBeside(placed, id, direction));
    expect(beside).not.toContain(id);
    expect(
      beside.some((each) => each !== null),
      id,
    ).toBe(true);
  }
});

test('FLW-2 a box that shows its states moves those below it, and every arrow still leads from box to box', () => {
  const open = ['overlay', 'catalogue', 'cart', 'shop'];
  const opened = layOutMap(map, GROUPS, (id) => (open.includes(id) ? 4 : 0));
  expect(opened.height).toBeGreaterThan(placed.height);
  const boxAt = (id: string) => opened.boxes.find((box) => box.id === id);
  for (const { id, height } of placed.boxes) {
    expect((boxAt(id)?.height ?? 0) - height, id).toBe(open.includes(id) ? 4 * MAP_ROW + STATES_BELOW : 0);
  }
  expect(astray(opened)).toEqual([]);
  expect(overlapping(opened.boxes)).toEqual([]);
});

test('FLW-2 the map is read at 100% beside the panels on a screen of 1440 px: in groups, one arrow for each pair', () => {
  expect(placed.width).toBeLessThanOrEqual(1440 - PANEL_SIZES.flows - PANEL_SIZES.live);
  expect(placed.groups.map(({ title }) => title)).toEqual(['Shell', 'Shop', 'Account', 'Pages', 'Outside']);
  for (const { id, ...box } of placed.boxes) {
    expect(placed.groups.filter((group) => isIn(box, group)).length, id).toBe(1);
  }
  const pairs = placed.arrows.map(({ from, to }) => `${from} ${to}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  const count = map.arrows.find(({ id }) => id === 'purchase > cart')?.facts.length;
  expect(placed.arrows.find(({ id }) => id === 'purchase > cart')?.label?.lines[0]?.text).toBe(`${count}`);
});

test('the title of a group stays in its frame: of a path its end is shown, and the whole on demand', () => {
  const title = 'examples/seven-tasks/temperature-converter/src';
  const group = { title, charts: ['a'], x: 0, y: 0, width: 156, height: 100 };
  for (const element of [
    <MapGroup key="" group={group} note="" isOpen={false} />,
    <MapGroupTitle key="" {...group} />,
  ]) {
    const markup = renderToStaticMarkup(element);
    const shown = /fbm-group-name"[^>]*>(?:<title>.*<\/title>)?([^<]*)</.exec(markup)?.[1] ?? '';
    expect(shown).toMatch(/^….*converter\/src$/);
    expect(widthOf(shown, { size: 12, weight: 600 })).toBeLessThan(156 - 10);
    expect(markup).toContain(`<title>${title}</title>`);
  }
});

test('FLW-2 no arrow and no number covers the title of a group, or what is said beside it', () => {
  const pieces = placed.arrows.flatMap(({ id, points, label }): readonly Named[] => [
    ...points.slice(1).map((to, at) => {
      const from = points[at] ?? to;
      const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
      return { id, x, y, width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) };
    }),
    ...(label ? [{ ...label, id: `number of ${id}` }] : []),
  ]);
  // Letters of 12 and 11 px, about half as wide as high, where the drawing writes them; the sign is between.
  const titles = placed.groups.map((group) => {
    const said = groupWords(map, group, placed.groups).length * 5;
    const width = Math.min(group.width - 20, group.title.length * 6 + 26 + said);
    return { id: group.title, x: group.x + 10, y: group.y + 9, width, height: 12 };
  });
  expect(titles.flatMap((title) => pieces.flatMap((piece) => overlapping([title, piece])))).toEqual([]);
});

test.each(['checkout', 'shop', 'purchase', 'api'])(
  'FLW-2 %s in focus: its neighbours, and all events between them in words',
  (focus) => {
    const focused = layOutFocus(map, focus);
    const own = map.arrows.filter(({ from, to }) => from === focus || to === focus);
    expect(focused.arrows.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
    for (const { id, label } of focused.arrows) {
      const facts = own.find((arrow) => arrow.id === id)?.facts ?? [];
      expect(label?.lines.map(({ text }) => text)).toEqual(facts.map(factWords));
    }
    expect(astray(focused)).toEqual([]);
    expect(
      overlapping([...focused.boxes, ...focused.arrows.flatMap(({ id, label }) => (label ? [{ ...label, id }] : []))]),
    ).toEqual([]);
  },
);
