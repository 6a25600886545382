import type { ReactNode } from 'react';
import type { SystemMap } from '#tools/flowbook/map/system-map.ts';
import { useSurroundings } from './surroundings.ts';

/** What takes back which flow is in focus. */
export const MAP_FOCUS_ID = 'flowbook-map-focus';

type Props = {
  map: SystemMap;
  focus: string | null;
  /** Whether the events between the flows have been found. */
  isWalked: boolean;
};

/** Whether the map shows all flows, or one with what it has to do with and all events between them. */
export function MapFocus({ map, focus, isWalked }: Props): ReactNode {
  const { viewer } = useSurroundings();
  return (
    <div className="fb-head-row">
      <label>
        In focus{' '}
        <select
          id={MAP_FOCUS_ID}
          value={focus ?? ''}
          onChange={({ target }) => viewer.send({ type: 'edge.chosen', edge: target.value || null })}
        >
          <option value="">all flows</option>
          {map.boxes.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <span role="status">{isWalked ? '' : 'Finding events …'}</span>
    </div>
  );
}
