import type { ElkNode } from 'elkjs';
import ELK from 'elkjs/lib/elk.bundled.js';
import { isWithin } from '#tools/chart-tests/explorer/state-path.ts';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { messageOf } from '#tools/flowbook/chart/message-of.ts';
import { type Body, EMPTY, shifted, together } from './body.ts';
import type { BordersOf } from './branch-order.ts';
import { componentsOf, isSeparable } from './components.ts';
import { type Attempt, bodyOf, elkGraphOf, INSIDE, type Lacks, lacksOf, type Part, type Unit } from './elk-graph.ts';
import type { ModelOrder } from './elk-options.ts';
import { bordersToMend, withPorts } from './elk-ports.ts';
import { packed } from './pack.ts';
import type { Box, Placed } from './placed.ts';
import { LARGE, type Link, type Node, type Visible, visibleOf } from './visible.ts';
import { written } from './written.ts';

const elk = new ELK();

/** A state with its content, laid out by itself: its size, and its placing in a box that may be larger. */
type Sheet = { readonly width: number; readonly height: number; readonly drawn: (box: Box) => Body };

/** Space for a part that does not fit moves its neighbours, which may then need space, too. */
const MOST_ATTEMPTS = 3;

const added = (some: Lacks, more: Lacks): Lacks =>
  new Map([...some, ...[...more].map(([path, lack]) => [path, lack + (some.get(path) ?? 0)] as const)]);

/** How a layout is tried: in which order, and whether branches are put beside one another. */
type Way = { readonly order: ModelOrder; readonly isMended: boolean };

async function attempted(unit: Unit, { order, isMended }: Way, isLarge: boolean): Promise<ElkNode> {
  let attempt: Attempt = { order, isLarge, space: new Map(), head: new Map(), borders: new Map() };
  let graph = await elk.layout(elkGraphOf(unit, attempt));
  for (let more = 1; more < MOST_ATTEMPTS; more += 1) {
    const { space, head } = lacksOf(unit, graph, attempt);
    const borders: BordersOf = isMended ? bordersToMend(unit, graph) : new Map();
    if (space.size + head.size + borders.size === 0) break;
    attempt = {
      ...attempt,
      space: added(attempt.space, space),
      head: added(attempt.head, head),
      borders: new Map([...attempt.borders, ...borders]),
    };
    graph = await elk.layout(withPorts(elkGraphOf(unit, attempt), attempt.borders));
  }
  return graph;
}

/** The layout engine stumbles over the order of some charts in which lines cross the borders of states: those go without. */
const WAYS: readonly Way[] = [
  { order: 'NODES_AND_EDGES', isMended: true },
  { order: 'NONE', isMended: true },
  { order: 'NODES_AND_EDGES', isMended: false },
];
const LAST: Way = { order: 'NONE', isMended: false };

/** The engine is translated from Java, and calls itself once for each line of a long way. */
const isOfEngine = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError || /^java\./.test(messageOf(error));

async function laidOut(unit: Unit, isLarge: boolean): Promise<ElkNode> {
  for (const way of WAYS) {
    try {
      return await attempted(unit, way, isLarge);
    } catch (error) {
      if (!isOfEngine(error)) throw error;
    }
  }
  return await attempted(unit, LAST, isLarge);
}

/** With more lines the best places take seconds, and from 150 on the engine's stack does not hold them. */
const MANY_LINES = 40;

class Layout {
  readonly #chart: Chart;
  readonly #links: readonly Link[];
  readonly #isLarge: boolean;

  constructor(chart: Chart, { links, root }: Visible) {
    this.#chart = chart;
    this.#links = links;
    this.#isLarge = countOf(root) > LARGE || links.length > MANY_LINES;
  }

  async sheetOf(node: Node): Promise<Sheet> {
    const text = written(node, this.#countWithin(node));
    const { width, height } = text.least;
    const body = await this.#bodyOf(node);
    const isOpen = node.children.length > 0;
    const margin = isOpen ? 2 * INSIDE : 0;
    const whole = {
      width: Math.max(width, body.width + margin),
      height: isOpen ? height + body.height + margin : height,
    };
    return {
      ...whole,
      drawn: (box) => {
        const x = box.x + (box.width - body.width) / 2;
        const inside = shifted(body, { x, y: box.y + height + INSIDE });
        return { ...inside, ...whole, states: [text.at(box, []), ...inside.states] };
      },
    };
  }

  #countWithin({ state, isCollapsed }: Node): number {
    if (!isCollapsed) return 0;
    return this.#chart.states.filter(({ path }) => path !== state.path && isWithin(path, state.path)).length;
  }

  async #bodyOf(node: Node): Promise<Body> {
    if (node.children.length === 0) return EMPTY;
    const areRegions =
      node.state.kind === 'parallel' && node.children.every((child) => isSeparable(child, this.#links));
    if (!areRegions) return await this.#statesOf(node);
    const sheets = await Promise.all(node.children.map((child) => this.sheetOf(child)));
    return beside(sheets, true);
  }

  async #statesOf(node: Node): Promise<Body> {
    const bodies = await Promise.all(
      componentsOf(node, this.#links).map((children) => this.#componentOf(node, children)),
    );
    const [only] = bodies;
    if (bodies.length === 1 && only) return only;
    return beside(
      bodies.map((body) => ({ ...body, drawn: ({ x, y }) => shifted(body, { x, y }) })),
      false,
    );
  }

  async #componentOf(container: Node, children: readonly Node[]): Promise<Body> {
    const parts = await Promise.all(children.map((child) => this.#partOf(child)));
    const names = new Set(namesOf(parts));
    const { path, initial } = container.state;
    const links = this.#links.filter(({ from, to, isFromWithin }) => {
      const isOurs = names.has(from) || (isFromWithin && from === path);
      return isOurs && to.every((end) => names.has(end));
    });
    const isFirst = initial !== null && names.has(initial);
    const unit = { container, parts, links, initial: isFirst ? initial : null };
    return bodyOf(unit, await laidOut(unit, this.#isLarge));
  }

  async #partOf(node: Node): Promise<Part> {
    if (node.children.length === 0 || isSeparable(node, this.#links)) {
      const sheet = await this.sheetOf(node);
      const { width, height } = sheet;
      return { node, width, height, head: 0, parts: [], spaceAround: () => sheet, drawn: (box) => [sheet.drawn(box)] };
    }
    const text = written(node, 0);
    const parts = await Promise.all(node.children.map((child) => this.#partOf(child)));
    const drawn: Part['drawn'] = (box, passing) => [text.at(box, passing)];
    return { node, ...text.least, head: text.least.height, parts, spaceAround: text.spaceAround, drawn };
  }
}

const countOf = ({ children }: Node): number => children.reduce((sum, child) => sum + countOf(child), 1);

const namesOf = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap(({ node, parts: within }) => [node.state.path, ...namesOf(within)]);

function beside(sheets: readonly Sheet[], isStretched: boolean): Body {
  const { boxes, width, height } = packed(sheets, isStretched);
  const bodies = sheets.flatMap((sheet, index) => {
    const box = boxes[index];
    return box ? [sheet.drawn(box)] : [];
  });
  return together(bodies, width, height);
}

/** px around the whole chart. */
const MARGIN = 2;

const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 10) / 10 : value;

/**
 * Gives everything on a chart its place.
 * @param collapsed paths of folded states
 * @throws when the layout engine cannot lay the chart out
 */
export async function layOut(chart: Chart, collapsed: readonly string[]): Promise<Placed> {
  const visible = visibleOf(chart, collapsed);
  const sheet = await new Layout(chart, visible).sheetOf(visible.root);
  const { width, height } = sheet;
  const { states, dots, edges } = sheet.drawn({ x: MARGIN, y: MARGIN, width, height });
  const placed: Placed = {
    chart: chart.id,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
    collapsed: [...collapsed].sort(),
    states,
    dots,
    edges,
  };
  return JSON.parse(JSON.stringify(placed, rounded)) as Placed;
}
