import type { PlacedEdge, PlacedState } from '#tools/flowbook/layout/placed.ts';
import { classes, type Marks, type Tone } from './marks.ts';

/** What a state is, and what is marked on it, for the style sheet. Each part of it has them: any renderer understands. */
export const stateClasses = ({ path, kind, depth, isRegion, isOpen, isCollapsed }: PlacedState, marks: Marks): string =>
  classes(
    `is-${kind}`,
    depth === 0 && 'is-frame',
    isRegion && 'is-region',
    isOpen && 'is-open',
    isCollapsed && 'is-collapsed',
    marks.visited.has(path) && 'is-visited',
    toneClass(marks.tones.get(path)),
    marks.active.has(path) && 'is-active',
  );

const toneClass = (tone: Tone | undefined): string | false => tone !== undefined && `tone-${tone}`;

/** What is marked on one transition. */
export const edgeClasses = (id: string, marks: Marks, selected: string | null): string =>
  classes(
    marks.taken.has(id) && 'is-taken',
    toneClass(marks.tones.get(id)),
    marks.last === id && 'is-last',
    selected === id && 'is-selected',
  );

/** The most telling mark of transitions that share a line is first. */
const TONES: readonly Tone[] = ['added', 'removed', 'changed', 'gap', 'covered', 'equivalent'];

/** What is marked on the line of some transitions. */
export const lineClasses = ({ edgeIds }: PlacedEdge, marks: Marks, selected: string | null): string =>
  classes(
    edgeIds.some((id) => marks.taken.has(id)) && 'is-taken',
    toneClass(TONES.find((tone) => edgeIds.some((id) => marks.tones.get(id) === tone))),
    edgeIds.some((id) => marks.last === id) && 'is-last',
    edgeIds.some((id) => selected === id) && 'is-selected',
  );
