import type { ReactNode } from 'react';
import type { Chart, ChartState } from '#tools/flowbook/chart/chart-model.ts';
import type { InPlace } from './in-place.ts';

type Props = {
  chart: Chart;
  state: ChartState;
  inPlace: InPlace;
  outlineOf: (child: string, inPlace: InPlace) => ReactNode;
};

/** The charts that a state runs, each to be shown here. */
export const OutlineChildren = ({ chart: { id }, state, inPlace, outlineOf }: Props) => {
  const children = inPlace.childrenOf(id).filter((child) => child.state === state.path);
  if (children.length === 0) return null;
  return (
    <ul className="fbo-edges" aria-label={`Charts that ${state.key} runs`}>
      {children.map(({ chart: child }) => {
        const isOpen = inPlace.isOpen(id, child);
        return (
          <li key={child}>
            <button
              type="button"
              className="fbo-target"
              aria-expanded={isOpen}
              onClick={() => inPlace.onChild(id, child)}
            >
              Show the chart of {child} here
            </button>
            <span className="fbo-note"> {inPlace.about(child).words}</span>
            {isOpen && outlineOf(child, inPlace)}
          </li>
        );
      })}
    </ul>
  );
};
