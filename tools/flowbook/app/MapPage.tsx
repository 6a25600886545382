import { PROJECT } from 'virtual:flowbook-project';
import { type ReactNode, useMemo } from 'react';
import { isWithin } from '#tools/chart-tests/explorer/state-path.ts';
import { MapDiagram } from '#tools/flowbook/draw/MapDiagram.tsx';
import { SiteMap } from '#tools/flowbook/draw/SiteMap.tsx';
import { boxesNow, litArrows } from '#tools/flowbook/live/map-now.ts';
import { hrefOf } from '#tools/flowbook/live/routes.ts';
import { runningOf } from '#tools/flowbook/live/running.ts';
import { innermost } from '#tools/flowbook/live/standing-text.ts';
import { edgeChosen, openedIn, until } from '#tools/flowbook/machines/viewer.selectors.ts';
import { layOutFocus } from '#tools/flowbook/map/lay-out-focus.ts';
import { layOutMap } from '#tools/flowbook/map/lay-out-map.ts';
import { isFolded } from '#tools/flowbook/map/map-groups.ts';
import { CanvasView } from './CanvasView.tsx';
import { KNOWN, listedNow } from './charts.ts';
import { Facts } from './Facts.tsx';
import { MAP_FOCUS_ID, MapFocus } from './MapFocus.tsx';
import { hasScreens } from './project.ts';
import { useRecorder, useSurroundings, useViewer } from './surroundings.ts';
import { useSystemMap } from './system-map.ts';

/** The key of the boxes that show their states. No chart has this name. */
const SYSTEM_MAP = 'system map';
/** That of the groups that show their arrows. */
const GROUPS = 'groups of the system map';

const ROOT = PROJECT.rootChart;
const NONE: readonly string[] = [];

/** The states that a chart is made of: those that lie in no other. The map may come before a chart that is new on it. */
const outermost = (chart: string) => KNOWN.get(chart)?.states.filter(({ parent }) => parent === '') ?? [];

function mapDetails(chosen: string | null): string {
  if (!hasScreens) return 'Events between charts';
  return chosen === null ? 'Pages of the shop' : 'Facts, and pages of the shop';
}

/** All flows and the events that they send each other, and below them the pages of the shop. */
export function MapPage(): ReactNode {
  const { viewer } = useSurroundings();
  const { map, isWalked } = useSystemMap();
  const recorder = useRecorder();
  const moment = useViewer(until);
  const chosen = useViewer(edgeChosen);
  const now = boxesNow(map, recorder, moment);
  const { [SYSTEM_MAP]: opened = NONE, [GROUPS]: openGroups = NONE } = useViewer(openedIn);
  const focus = map.boxes.some(({ id }) => id === chosen) ? chosen : null;
  const placed = useMemo(
    () =>
      focus === null
        ? layOutMap(map, listedNow().groups, (id) => (opened.includes(id) ? outermost(id).length : 0))
        : layOutFocus(map, focus),
    [map, opened, focus],
  );
  const inside = focus === null && {
    open: opened,
    statesOf: (chart: string) => {
      const states = new Set(runningOf(recorder, chart, moment).flatMap((running) => running.states));
      return outermost(chart).map(({ path }) => {
        const within = innermost([...states]).filter((state) => isWithin(state, path));
        return { path, words: within.join(' · ') || path, isActive: states.has(path) };
      });
    },
    onToggle: (child: string) => viewer.send({ type: 'child.toggled', chart: SYSTEM_MAP, child }),
  };
  const groups = focus === null &&
    isFolded(map) && {
      open: openGroups,
      onToggle: (child: string) => viewer.send({ type: 'child.toggled', chart: GROUPS, child }),
    };
  const open = (named: string, state = '') => {
    const [chart = '', path = state] = named.split('/');
    if (KNOWN.has(chart)) return viewer.send({ type: 'page.requested', href: hrefOf(chart, path) });
    viewer.send({ type: 'edge.chosen', edge: chart });
    // The box goes with the drawing that it is in.
    document.getElementById(MAP_FOCUS_ID)?.focus();
  };
  const active = new Set(ROOT === null ? [] : recorder.standing(ROOT, moment)?.states);
  return (
    <div className="fb-diagram">
      <h1 className="fb-unseen">Map of {PROJECT.name}</h1>
      <MapFocus map={map} focus={focus} isWalked={isWalked} />
      <CanvasView
        // A flow in focus gets its neighbours with the events: another drawing, which begins anew.
        key={focus && `${focus} ${isWalked}`}
        width={placed.width}
        height={placed.height}
        label="System map"
        boxes={placed.boxes.map((box) => ({ ...box, isActive: (now.get(box.id)?.instances ?? 0) > 0 }))}
        legend={<span data-mark="active">Sent last</span>}
      >
        <MapDiagram
          map={map}
          placed={placed}
          {...(inside && { inside })}
          {...(groups && { groups })}
          now={now}
          lit={litArrows(map, recorder, moment)}
          passing={Number.isFinite(moment) ? null : recorder.happenings.length}
          selected={chosen}
          onBox={open}
          onArrow={(edge) => viewer.send({ type: 'edge.chosen', edge })}
        />
      </CanvasView>
      <details className="fb-pages">
        <summary>{mapDetails(chosen)}</summary>
        <Facts map={map} chosen={chosen} />
        {ROOT !== null && <SiteMap map={map} active={active} onPage={(path) => open(ROOT, path)} onBox={open} />}
      </details>
    </div>
  );
}
