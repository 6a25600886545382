import type { AnyStateMachine } from 'xstate';
import type { Chart, ChartEdge, ChartState } from '#tools/flowbook/chart/chart-model.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { type History, historiesOf } from './history.ts';
import { Names } from './names.ts';

/** Words that begin something else in Mermaid, wherever they stand. */
const TAKEN =
  /^(?:accdescr|acctitle|as|choice|class|classdef|click|default|direction|end|fork|hide|href|join|note|root|scale|state|statediagram|style|title)$/i;

/** Mermaid knows names without dots, blanks and dashes alone. */
const plainName = (path: string): string => {
  const name = path.replaceAll('.', '__').replace(/[^\p{L}\p{N}_]/gu, '_');
  return TAKEN.test(name) ? `${name}_` : name;
};

/** Mermaid ends a line at ';', a name at ':::', and reads '#' as a character's name and '<' as HTML. */
const plain = (text: string): string =>
  text.replace(/[;#]/g, ',').replace(/:{3,}/g, ':').replaceAll('<', '‹').replace(/\s+/g, ' ').trim();

/** In quotes, which it cannot hold. */
const quoted = (text: string): string => plain(text).replaceAll('"', "'");

function labelOf({ words, guard, actions, isForbidden }: ChartEdge): string {
  const parts = [words, guard === null ? '' : `[${guard}]`, isForbidden ? '(ignored)' : ''];
  const done = actions.length === 0 ? '' : `/ ${actions.join(', ')}`;
  return plain([...parts, done].filter((part) => part !== '').join(' '));
}

class Writer {
  readonly #chart: Chart;
  readonly #names = new Names();
  readonly #histories: ReadonlyMap<string, History>;

  constructor(chart: Chart, histories: ReadonlyMap<string, History>) {
    this.#chart = chart;
    this.#histories = histories;
  }

  lines(): readonly string[] {
    const [root] = this.#chart.states;
    const states = root ? this.#within(root, '  ') : [];
    const title = `title: ${JSON.stringify(this.#chart.id)}`;
    return ['---', title, '---', 'stateDiagram-v2', ...states, ...this.#transitions(), ...this.#ofRoot()];
  }

  #name(path: string): string {
    return this.#names.of(path, plainName(path));
  }

  /** Mermaid does not draw transitions to the root itself, so a note names them. */
  #transitions(): readonly string[] {
    const ofHistories = [...this.#histories].flatMap(([path, { targets }]) =>
      targets.map((target) => `  ${this.#name(path)} --> ${this.#name(target)} : at first`),
    );
    const edges = this.#chart.edges.filter(({ state }) => state !== '');
    return [
      ...ofHistories,
      ...edges.flatMap((edge) => {
        const targets = edge.targets.length === 0 ? [edge.state] : edge.targets;
        return targets.map((target) => `  ${this.#name(edge.state)} --> ${this.#name(target)} : ${labelOf(edge)}`);
      }),
    ];
  }

  #ofRoot(): readonly string[] {
    const { id, edges } = this.#chart;
    return edges
      .filter(({ state }) => state === '')
      .flatMap((edge) => {
        const label = labelOf(edge);
        if (edge.targets.length === 0) return [`  %% anywhere in ${plain(id)}: ${label}`];
        return edge.targets.map((target) => `  [*] --> ${this.#name(target)} : ${label} (from anywhere)`);
      });
  }

  #label({ path, key }: ChartState): string {
    const history = this.#histories.get(path);
    if (history === undefined) return quoted(key);
    return `${quoted(key)} (${history.isDeep ? 'H*' : 'H'})`;
  }

  #within(parent: ChartState, indent: string): readonly string[] {
    const children = this.#chart.states.filter((state) => state.parent === parent.path);
    const begins = parent.initial === null ? [] : [`${indent}[*] --> ${this.#name(parent.initial)}`];
    const blocks = children.map((child): readonly string[] => {
      const name = this.#name(child.path);
      const declared = `${indent}state "${this.#label(child)}" as ${name}`;
      const ends = child.kind === 'final' ? [`${indent}${name} --> [*]`] : [];
      const within = this.#within(child, `${indent}  `);
      if (within.length === 0) return [declared, ...ends];
      return [declared, `${indent}state ${name} {`, ...within, `${indent}}`, ...ends];
    });
    // Mermaid has dividers only within a state, so the regions of the root are beside each other.
    const isParallel = parent.kind === 'parallel' && parent.path !== '';
    const separated = blocks.flatMap((block, index) => (isParallel && index > 0 ? [`${indent}--`, ...block] : block));
    return [...begins, ...separated];
  }
}

/** A chart as a Mermaid state diagram. Mermaid draws regions below each other, and no ways between their insides. */
export const mermaidOf = (machine: AnyStateMachine): string =>
  `${new Writer(readChart(machine), historiesOf(machine.root)).lines().join('\n')}\n`;
