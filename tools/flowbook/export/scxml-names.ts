import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { Names } from './names.ts';

/** What XML accepts as an id. */
const plain = (text: string): string => {
  const name = text.replace(/[^\p{L}\p{N}_.-]/gu, '_');
  return /^[\p{L}_]/u.test(name) ? name : `_${name}`;
};

/** What SCXML accepts as the name of an event: it separates several by blanks. */
const eventName = (text: string): string => text.replace(/\s+/g, '_');

const ACTOR = /^xstate\.(?<kind>done|error)\.actor\.(?<id>.*)$/;
const PREFIX: Readonly<Record<string, string>> = { done: 'done.invoke.', error: 'error.platform.' };

/** How the parts of a chart are called in SCXML, where no two elements have the same id. */
export class ScxmlNames {
  readonly #names = new Names();
  readonly #chart: Chart;
  readonly #wrapped: ReadonlySet<string>;
  /** The ids of what is invoked by the name that the chart has for it: it may be invoked in several states. */
  readonly #invoked = new Map<string, string[]>();

  /** @param wrapped parallel states with another state around them, which has their id */
  constructor(chart: Chart, wrapped: ReadonlySet<string>) {
    this.#chart = chart;
    this.#wrapped = wrapped;
    for (const { path } of chart.states) this.state(path);
    for (const { path, invokes } of chart.states) {
      for (const [index, { id }] of invokes.entries()) {
        this.#invoked.set(id, [...(this.#invoked.get(id) ?? []), this.invoke(path, index, id)]);
      }
    }
  }

  /** For data, which share the ids with everything else. */
  get ids(): Names {
    return this.#names;
  }

  state(path: string): string {
    const { id } = this.#chart;
    return this.#names.of(`state ${path}`, plain(path === '' ? id : `${id}.${path}`));
  }

  /** The regions of a wrapped state. */
  regions(path: string): string {
    return this.#names.of(`regions ${path}`, `${this.state(path)}.regions`);
  }

  /** What ends when all within a state has ended. */
  over(path: string): string {
    return this.#wrapped.has(path) ? this.regions(path) : this.state(path);
  }

  invoke(path: string, index: number, id: string): string {
    return this.#names.of(`invoke ${path} ${index}`, plain(id));
  }

  clock(event: string): string {
    return this.#names.of(`clock ${event}`, plain(this.event(event, '')));
  }

  /** The names of an event; several where what is invoked has several. @param path the state that receives it */
  event(event: string, path: string): string {
    const { kind, id } = ACTOR.exec(event)?.groups ?? {};
    if (kind !== undefined && id !== undefined) {
      const ids = this.#invoked.get(id) ?? [plain(id)];
      return ids.map((each) => `${PREFIX[kind]}${id === '*' ? '*' : each}`).join(' ');
    }
    if (event.startsWith('xstate.done.state.')) return `done.state.${this.over(path)}`;
    return eventName(event.replace(/^xstate\.after\./, 'after.'));
  }
}
