import { isSame, RENEWED, type Renewal, SHOWN } from '#tools/flowbook/build/renewed.ts';
import { listedNow, replaceCharts } from './charts.ts';
import { renewedLayouts } from './layouts.ts';
import { renewModules } from './made-modules.ts';
import { forgetSearchIndex } from './search-index.ts';
import { renewMap } from './system-map.ts';

/** In one turn: no view is rendered with a part of it. */
async function renew(renewal: Renewal, onChange: (renewal: Renewal) => void): Promise<void> {
  const { at, charts, former, listed, map } = renewal;
  const { ids, version } = listedNow();
  if (version !== former) {
    // It was being loaded, and has not been sent all that has changed.
    if (version !== listed.version) location.reload();
    return;
  }
  const laidOut = await Promise.all(charts.map(({ chart, layouts }) => renewedLayouts(chart, layouts)));
  for (const replace of laidOut) replace();
  renewModules(at);
  renewMap(map, isSame(listed.ids, ids));
  replaceCharts(renewal);
  forgetSearchIndex();
  onChange(renewal);
}

/**
 * In development charts change while Flowbook is open.
 * @param untilSaved a change that is an edit of this page waits for the answer to it, which says what is looked at then:
 * a state that has another name would be at no address for a moment, and the focus lost
 * @param onChange is called after each change
 */
export function followChanges(untilSaved: () => Promise<unknown>, onChange: (renewal: Renewal) => void): void {
  let last: Promise<void> = Promise.resolve();
  import.meta.hot?.on(RENEWED, (renewal: Renewal) => {
    last = last
      .then(untilSaved)
      .then(() => renew(renewal, onChange))
      .catch(reportError);
  });
  import.meta.hot?.send(SHOWN, listedNow().version);
}
