import type { ReactNode } from 'react';
import { InvalidChartNotice } from '#tools/flowbook/draw/InvalidChartNotice.tsx';
import { hrefOf, namedBy } from '#tools/flowbook/live/routes.ts';
import { chartEdited, draftOf } from '#tools/flowbook/machines/editing.selectors.ts';
import { CHARTS, chartCalled, KNOWN, listedNow } from './charts.ts';
import { useEditing } from './surroundings.ts';

/** An edit was begun of a chart that is not there now. */
function DraftStays({ name }: { name: string }): ReactNode {
  const isEdited = useEditing(chartEdited) === name;
  const hasDraft = useEditing(draftOf) !== null;
  return isEdited && hasDraft ? (
    <p role="status">The form with what you have typed is back once {name} can be read.</p>
  ) : null;
}

/** The states of the chart that an address names, where it names one; else the charts. */
export function UnknownPage({ address }: { address: string }): ReactNode {
  const name = namedBy(address);
  const invalid = listedNow().invalid.find((chart) => chart.name === name);
  const isChart = KNOWN.has(name);
  if (invalid) {
    return (
      <>
        <InvalidChartNotice chart={invalid} />
        <DraftStays name={name} />
      </>
    );
  }
  const links = isChart
    ? chartCalled(name).states.map(({ path }) => ({ href: hrefOf(name, path), words: path || name }))
    : CHARTS.map(({ id }) => ({ href: hrefOf(id), words: id }));
  return (
    <div className="fb-page">
      <h1>Nothing has this address</h1>
      <p>
        <code>{address}</code>{' '}
        {isChart ? `names no state of ${name}. It has these:` : 'names no flow. There are these:'}
      </p>
      <ul className="fb-columns">
        {links.map(({ href, words }) => (
          <li key={href}>
            <a href={href}>{words}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
