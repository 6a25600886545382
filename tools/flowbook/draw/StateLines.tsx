import { DOING_WORDS } from '#tools/flowbook/chart/doings.ts';
import type { PlacedLine, PlacedState } from '#tools/flowbook/layout/placed.ts';
import { edgeClasses } from './mark-classes.ts';
import { classes, type Marks } from './marks.ts';
import { Sign } from './Sign.tsx';

type Props = { state: PlacedState; marks: Marks; selected: string | null };

const SAID = {
  ...DOING_WORDS,
  child: 'A chart of its own, which runs as long as it lasts',
  opened: 'A chart of its own, which is shown below',
  self: 'It stays',
  again: 'It is entered again',
  forbidden: 'Ignored here and hidden from the parent states',
  hub: 'Leads to one of these',
  way: 'Leads there',
  more: 'Its condition',
};

const StateLine = ({ line, marked, halo }: { line: PlacedLine; marked: string; halo: string | false }) => {
  const { kind, edgeId, text, guard, x, y, box } = line;
  return (
    <g data-edge={edgeId ?? undefined}>
      <rect
        className={`fbd-line-ground is-${kind} ${marked}`}
        x={box.x - 4}
        y={box.y}
        width={box.width + 8}
        height={box.height - 1}
        rx={2}
      />
      {kind === 'way' || kind === 'more' ? null : <Sign kind={kind} x={box.x} y={y - 9} marked={marked} />}
      <text className={classes('fbd-line', `is-${kind}`, halo, marked)} x={x} y={y}>
        <title>{SAID[kind]}</title>
        {text}
        {guard === null ? null : <tspan className={`fbd-guard ${marked}`}>{` [${guard}]`}</tspan>}
      </text>
    </g>
  );
};

/** What a state runs and does, and the events that do not leave it. */
export const StateLines = ({ state: { lines, isOpen }, marks, selected }: Props) =>
  lines.map((line) => (
    <StateLine
      key={`${line.edgeId} ${line.kind} ${line.text}`}
      line={line}
      halo={isOpen && line.kind !== 'way' && 'is-open'}
      marked={line.edgeId === null ? '' : edgeClasses(line.edgeId, marks, selected)}
    />
  ));
