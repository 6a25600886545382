import type { Chart, ChartEdge, ChartState } from '#tools/flowbook/chart/chart-model.ts';

/** Mermaid knows names without dots alone. */
const nameOf = (path: string): string => path.replaceAll('.', '__');

/** Mermaid ends a line at ';' and reads '#' as the beginning of a character's name. */
const plain = (text: string): string => text.replace(/[;#]/g, ',');

function labelOf({ words, guard, actions, isForbidden }: ChartEdge): string {
  const parts = [words, guard === null ? '' : `[${guard}]`, isForbidden ? '(ignored)' : ''];
  const done = actions.length === 0 ? '' : `/ ${actions.join(', ')}`;
  return plain([...parts, done].filter((part) => part !== '').join(' '));
}

/** Mermaid does not draw transitions to the root itself, so a note names them. */
function transitionsOf({ edges }: Chart): readonly string[] {
  return edges
    .filter(({ state }) => state !== '')
    .flatMap((edge) => {
      const targets = edge.targets.length === 0 ? [edge.state] : edge.targets;
      return targets.map((target) => `  ${nameOf(edge.state)} --> ${nameOf(target)} : ${labelOf(edge)}`);
    });
}

function ofRoot({ id, edges }: Chart): readonly string[] {
  return edges
    .filter(({ state }) => state === '')
    .flatMap((edge) => {
      const label = labelOf(edge);
      if (edge.targets.length === 0) return [`  %% anywhere in ${id}: ${label}`];
      return edge.targets.map((target) => `  [*] --> ${nameOf(target)} : ${label} (from anywhere)`);
    });
}

function statesWithin(parent: ChartState, { states }: Chart, indent: string, chart: Chart): readonly string[] {
  const children = states.filter((state) => state.parent === parent.path);
  const begins = parent.initial === null ? [] : [`${indent}[*] --> ${nameOf(parent.initial)}`];
  const blocks = children.map((child): readonly string[] => {
    const declared = `${indent}state "${plain(child.key)}" as ${nameOf(child.path)}`;
    const ends = child.kind === 'final' ? [`${indent}${nameOf(child.path)} --> [*]`] : [];
    const within = statesWithin(child, chart, `${indent}  `, chart);
    if (within.length === 0) return [declared, ...ends];
    return [declared, `${indent}state ${nameOf(child.path)} {`, ...within, `${indent}}`, ...ends];
  });
  // Mermaid has dividers only within a state, so the regions of the root are beside each other.
  const isParallel = parent.kind === 'parallel' && parent.path !== '';
  const separated = blocks.flatMap((block, index) => (isParallel && index > 0 ? [`${indent}--`, ...block] : block));
  return [...begins, ...separated];
}

/** A chart as a Mermaid state diagram. Mermaid draws regions below each other, and no ways between their insides. */
export function mermaidOf(chart: Chart): string {
  const [root] = chart.states;
  const states = root ? statesWithin(root, chart, '  ', chart) : [];
  return `${['---', `title: ${chart.id}`, '---', 'stateDiagram-v2', ...states, ...transitionsOf(chart), ...ofRoot(chart)].join('\n')}\n`;
}
