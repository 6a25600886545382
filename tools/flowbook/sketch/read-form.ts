import { type FormLine, formLines, type StateLine, type TransitionLine } from './form-lines.ts';
import { type FormProblem, NO_DESCRIPTION, type Sketch, type SketchState, type SketchTransition } from './sketch.ts';
import { targetText, within } from './state-paths.ts';
import type { Trigger } from './trigger.ts';

/** A state with the lines that belong to it. */
type Node = {
  readonly path: string;
  readonly said: StateLine | null;
  readonly children: Node[];
  readonly transitions: TransitionLine[];
};

/** What makes transitions happen, and the branches of which the first that fits is taken. */
type Slot = { readonly trigger: Trigger; readonly branches: { guard?: string; target: string }[] };

export type ReadForm = { readonly sketch: Sketch } | { readonly problems: readonly FormProblem[] };

const isLine = (line: FormLine | FormProblem): line is FormLine => 'kind' in line;

function treeOf(lines: readonly FormLine[]): Node {
  const root: Node = { path: '', said: null, children: [], transitions: [] };
  const open: { indent: number; node: Node }[] = [{ indent: -1, node: root }];
  for (const line of lines) {
    while ((open.at(-1)?.indent ?? -1) >= line.indent) open.pop();
    const owner = open.at(-1)?.node ?? root;
    if (line.kind === 'transition') {
      owner.transitions.push(line);
      continue;
    }
    const node: Node = { path: within(owner.path, line.key), said: line, children: [], transitions: [] };
    owner.children.push(node);
    open.push({ indent: line.indent, node });
  }
  return root;
}

const nodesOf = (node: Node): readonly Node[] => [node, ...node.children.flatMap(nodesOf)];

const has = ({ said }: Node, mark: StateLine['marks'][number]): boolean => said?.marks.includes(mark) ?? false;
const isHistory = (node: Node): boolean => has(node, 'history') || has(node, 'deep history');

/** What makes a transition happen, where lines with the same are branches of one. */
const slotOf = (trigger: Trigger): string => {
  if (trigger.kind === 'event') return `on ${trigger.name}`;
  return trigger.kind === 'after' ? `after ${trigger.ms}` : trigger.kind;
};

/** Reads a chart from its states. A reader has one text, and what it finds wrong with it. */
class Reader {
  readonly problems: FormProblem[] = [];
  readonly delays: Record<string, number> = {};
  readonly #paths: readonly string[];
  readonly #chart: string;

  constructor(chart: string, root: Node) {
    this.#chart = chart;
    this.#paths = nodesOf(root).map(({ path }) => path);
  }

  #complain(line: number, message: string): void {
    this.problems.push({ line, message });
  }

  /** The state that a name means: beside, within, from the outside; else the only one of the name anywhere. */
  #meant(node: Node, { target, line }: TransitionLine): string {
    const around = node.path.split('.').slice(0, -1).join('.');
    const near = [within(around, target), within(node.path, target), target].find((path) => this.#paths.includes(path));
    if (near !== undefined) return near;
    const named = this.#paths.filter((path) => path.endsWith(`.${target}`));
    if (named.length > 1) this.#complain(line, `Several states are called '${target}': ${named.join(', ')}.`);
    if (named.length === 0) this.#complain(line, `There is no state '${target}'.`);
    return named[0] ?? target;
  }

  /** The transitions of a state by what makes them happen, each with its branches. */
  #branchesOf(node: Node): ReadonlyMap<string, Slot> {
    const slots = new Map<string, Slot>();
    let last: Trigger | null = null;
    for (const said of node.transitions) {
      const trigger: Trigger | null = said.trigger ?? last;
      if (trigger === null) {
        this.#complain(
          said.line,
          "'else' stands below a line with a condition, such as 'note.saved [isShort] -> saved'.",
        );
        continue;
      }
      last = trigger;
      const target = targetText(node.path, this.#meant(node, said), this.#chart);
      const slot: Slot = slots.get(slotOf(trigger)) ?? { trigger, branches: [] };
      if (slot.branches.some(({ guard }) => guard === undefined)) {
        this.#complain(said.line, `A line above leads on in every case already, without a condition.`);
      }
      slot.branches.push(said.guard === null ? { target } : { guard: said.guard, target });
      slots.set(slotOf(trigger), slot);
    }
    return slots;
  }

  #delayFor(path: string, ms: number): string {
    const name = `${path.split('.').at(-1) || 'whole'}Delay`;
    for (let count = 1; ; count += 1) {
      const free = count === 1 ? name : `${name}${count}`;
      if (Object.hasOwn(this.delays, free)) continue;
      this.delays[free] = ms;
      return free;
    }
  }

  #transitionsOf(node: Node): Partial<SketchState> {
    const on: Record<string, SketchTransition> = {};
    const after: Record<string, SketchTransition> = {};
    const alone: { always?: SketchTransition; onDone?: SketchTransition } = {};
    for (const { trigger, branches } of this.#branchesOf(node).values()) {
      const [first] = branches;
      const only = branches.length === 1 && first?.guard === undefined ? first?.target : undefined;
      const transition = only ?? branches;
      if (trigger.kind === 'event') on[trigger.name] = transition;
      else if (trigger.kind === 'after') after[this.#delayFor(node.path, trigger.ms)] = transition;
      else alone[trigger.kind === 'done' ? 'onDone' : 'always'] = transition;
    }
    return {
      ...(Object.keys(on).length > 0 && { on }),
      ...(Object.keys(after).length > 0 && { after }),
      ...alone,
    };
  }

  /** The states within another: each has a name of its own, and one of them is the initial one. */
  #checkNames(node: Node): void {
    const keys = node.children.map(({ said }) => said?.key);
    for (const { said } of node.children.filter((_, index) => keys.indexOf(keys[index]) !== index)) {
      this.#complain(said?.line ?? 1, `'${said?.key}' is there already.`);
    }
    const initials = node.children.filter((child) => has(child, 'initial'));
    if (initials.length > 1) this.#complain(initials[1]?.said?.line ?? 1, 'Only one state is the initial one.');
    if (has(node, 'parallel') && initials[0]) {
      this.#complain(initials[0].said?.line ?? 1, 'The states of a parallel one all begin; none is the initial one.');
    }
  }

  #checked(node: Node): void {
    const line = node.said?.line ?? 1;
    this.#checkNames(node);
    if (has(node, 'parallel') && node.children.length === 0) {
      this.#complain(line, 'A parallel state has states within it, one for each region.');
    }
    if ((has(node, 'final') || isHistory(node)) && node.children.length + node.transitions.length > 0) {
      this.#complain(line, `Nothing follows a ${has(node, 'final') ? 'final' : 'history'} state.`);
    }
    const done = node.transitions.find(({ trigger }) => trigger?.kind === 'done');
    if (done && node.children.length === 0) {
      this.#complain(done.line, "'done' is for a state with states within it, of which one is final.");
    }
  }

  stateOf(node: Node): SketchState {
    this.#checked(node);
    const { children, said } = node;
    if (isHistory(node)) {
      const description = said?.description || NO_DESCRIPTION;
      return { type: 'history', ...(has(node, 'deep history') && { history: 'deep' as const }), description };
    }
    const initial = children.find((child) => has(child, 'initial')) ?? children.find((child) => !isHistory(child));
    const type = (has(node, 'parallel') && 'parallel') || (has(node, 'final') && 'final');
    return {
      ...(type && { type }),
      ...(said && { description: said.description || NO_DESCRIPTION }),
      ...(initial?.said && type !== 'parallel' && { initial: initial.said.key }),
      ...this.#transitionsOf(node),
      ...(children.length > 0 && {
        states: Object.fromEntries(children.map((child) => [child.said?.key ?? '', this.stateOf(child)])),
      }),
    };
  }
}

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** Reads a chart from its text form. @param chart the chart's id, such as 'giftNote' */
export function readForm(chart: string, text: string): ReadForm {
  const lines = formLines(text);
  const root = treeOf(lines.filter(isLine));
  const reader = new Reader(chart, root);
  const { delays } = reader;
  const config = { id: chart, ...reader.stateOf(root) };
  const problems = [...lines.flatMap((line) => (isLine(line) ? [] : [line])), ...reader.problems];
  if (lines.length === 0) problems.push({ line: 1, message: "Write a state, such as 'empty: No note yet.'" });
  else if (root.children.length === 0) problems.push({ line: 1, message: 'There is no state yet.' });
  if (problems.length > 0) return { problems: problems.sort((one, other) => one.line - other.line) };
  const said = nodesOf(root).flatMap(({ transitions }) => transitions);
  const events = unique(said.flatMap(({ trigger }) => (trigger?.kind === 'event' ? trigger.name : [])));
  return { sketch: { config, events, guards: unique(said.flatMap(({ guard }) => guard ?? [])), delays } };
}
