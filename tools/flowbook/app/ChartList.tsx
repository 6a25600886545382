import { CAN_SKETCH } from 'virtual:flowbook-sketching';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { grouped } from '#tools/flowbook/live/groups.ts';
import { coverageHref, hrefOf, NEW_FLOW, namedBy, type Route, storyHref } from '#tools/flowbook/live/routes.ts';
import { routeShown } from '#tools/flowbook/machines/viewer.selectors.ts';
import { CHARTS, chartCalled, listedNow } from './charts.ts';
import { DropZone } from './DropZone.tsx';
import { DROPPED } from './dropped.ts';
import { isSketch } from './project.ts';
import { NEEDS_COMMAND } from './sketch.actors.ts';
import { useMoment, useRecorderOf, useViewer } from './surroundings.ts';

/** A chart on the page that is shown; its diagram where that is about no chart. */
function hrefOn({ page }: Route, id: string): string {
  if (page === 'storyboard') return storyHref(id);
  return page === 'coverage' ? coverageHref(id) : hrefOf(id);
}

/** The list is longer than the window. */
const showInList = (link: HTMLAnchorElement | null): void => link?.scrollIntoView({ block: 'nearest' });

function ChartLink({ id }: { id: string }): ReactNode {
  const route = useViewer(routeShown);
  const moment = useMoment(id);
  const running = useRecorderOf(id)
    .actorsOf(id, moment)
    .filter(({ states }) => states.length > 0).length;
  const isShown = 'chart' in route && route.chart === id;
  return (
    <a
      ref={isShown ? showInList : null}
      className="fb-chart"
      href={hrefOn(route, id)}
      aria-current={isShown ? 'page' : undefined}
      data-running={running > 0}
    >
      <b>{id}</b>
      <span className="fb-count">
        {running > 1 ? `${running} × ` : ''}
        {chartCalled(id).states.length - 1}
        <span className="fb-unseen"> states{running > 0 ? ', running' : ''}</span>
      </span>
    </a>
  );
}

/** A file that cannot be read: its page says why. */
function InvalidLink({ name }: { name: string }): ReactNode {
  const route = useViewer(routeShown);
  const isShown = route.page === 'unknown' && namedBy(route.address) === name;
  return (
    <a
      ref={isShown ? showInList : null}
      className="fb-chart"
      href={hrefOf(name)}
      aria-current={isShown ? 'page' : undefined}
    >
      <b>{name}</b>
    </a>
  );
}

/** Every flow, with how many states it has. */
export function ChartList(): ReactNode {
  const { page } = useViewer(routeShown);
  const { groups, ids, invalid } = listedNow();
  // Flows that have a chart and nothing else yet.
  const sketches = ids.filter(isSketch);
  const others = ids.filter((id) => !isSketch(id));
  return (
    <nav className="fb-left" aria-label="Flows">
      {CAN_SKETCH ? (
        <a className="fb-button fb-new" href={NEW_FLOW} aria-current={page === 'new' ? 'page' : undefined}>
          <Plus aria-hidden size={15} />
          New flow
        </a>
      ) : (
        <p className="fb-read-only">{NEEDS_COMMAND}</p>
      )}
      {grouped(others, groups).map(({ title, charts }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          {charts.map((id) => (
            <ChartLink key={id} id={id} />
          ))}
        </section>
      ))}
      {sketches.length > 0 && (
        <section aria-label="Sketches">
          <h2>Sketches: no screen yet</h2>
          {sketches.map((id) => (
            <ChartLink key={id} id={id} />
          ))}
        </section>
      )}
      {DROPPED.length > 0 && (
        <section aria-label="Dropped">
          <h2>Dropped into this tab</h2>
          {DROPPED.map(({ chart: { id } }) => (
            <ChartLink key={id} id={id} />
          ))}
        </section>
      )}
      {CHARTS.length + invalid.length === 0 && (
        <p className="fb-read-only">
          No machine was found. Flowbook looks for createMachine in code, and for states in JSON.
        </p>
      )}
      {invalid.length > 0 && (
        <section aria-label="Could not be read">
          <h2>Could not be read</h2>
          {invalid.map(({ name }) => (
            <InvalidLink key={name} name={name} />
          ))}
        </section>
      )}
      <DropZone />
    </nav>
  );
}
