import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { boardOf } from './board-layout.ts';
import { StoryDetail } from './StoryDetail.tsx';
import { StoryLists } from './StoryLists.tsx';
import { StoryPart } from './StoryPart.tsx';
import { pictureOf, WIDTHS } from './storyboard.ts';
import type { StoryboardProps } from './storyboard-props.ts';

const Nothing = ({ title, command, children }: { title: string; command: string; children: ReactNode }) => (
  <section className="sb-nothing" aria-label="No pictures">
    <h1>{title}</h1>
    <p>{children}</p>
    <pre>
      <code>{command}</code>
    </pre>
  </section>
);

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** A chart in pictures: each state as it is seen, and between them what happens, in the words of who does it. */
export function StoryboardView(props: StoryboardProps): ReactNode {
  const { storyboard, charts, chart: id, width, selected, pictureUrl, onWidth, onState } = props;
  const chart = charts.find((one) => one.id === id);
  if (storyboard === null || !chart) {
    return (
      <Nothing title={chart ? id : `There is no chart '${id}'`} command="npm run storyboard">
        {chart
          ? 'The shop has not been pictured yet. This takes about ten minutes:'
          : 'Pictures of all others are made by this:'}
      </Nothing>
    );
  }
  const parts = boardOf(storyboard, chart, width);
  const frames = parts.flatMap((part) => part.frames);
  const looked = selected === null ? null : pictureOf(storyboard, id, selected, width);
  return (
    <div className="sb" data-width={width}>
      <header className="sb-head">
        <h1>{id}</h1>
        <p>
          {count(chart.states.length - 1, 'state')}, {count(chart.edges.length, 'transition')},{' '}
          {count(frames.length, 'picture')} at {width} px
        </p>
        <fieldset className="sb-tools">
          <legend className="fb-unseen">Width of the screen</legend>
          {WIDTHS.map((one) => (
            <button
              key={one}
              type="button"
              className="fb-button"
              aria-pressed={one === width}
              onClick={() => onWidth(one)}
            >
              {one}
            </button>
          ))}
          <button type="button" className="fb-button" onClick={() => print()}>
            <Printer aria-hidden size={15} />
            Print
          </button>
        </fieldset>
      </header>
      {looked && <StoryDetail {...props} storyboard={storyboard} chart={chart} picture={looked} />}
      {parts.map(({ region, frames: own }) => (
        <StoryPart
          key={region}
          {...{ region, frames: own, selected, pictureUrl, onState }}
          isNamed={parts.length > 1}
        />
      ))}
      {frames.length === 0 && (
        <p className="sb-none">
          None of its states is pictured at {width} px; the reasons are below. <code>npm run storyboard -- {id}</code>{' '}
          makes them again.
        </p>
      )}
      <StoryLists {...props} storyboard={storyboard} chart={chart} />
    </div>
  );
}
