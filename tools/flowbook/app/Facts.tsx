import type { ReactNode } from 'react';
import type { SystemMap } from '#tools/flowbook/map/system-map.ts';

/** The facts of an arrow, or of all arrows of a box; of all where none is chosen. */
export function Facts({ map, chosen }: { map: SystemMap; chosen: string | null }): ReactNode {
  const arrows = map.arrows.filter(({ id, from, to }) => chosen === null || [id, from, to].includes(chosen));
  return (
    <table className="fb-facts" aria-label="Facts between flows">
      <tbody>
        {arrows.map(({ id, from, to, facts }) => (
          <tr key={id}>
            <th scope="row">
              {from} → {to}
            </th>
            <td>
              {facts.map(({ fact, becomes }) => (fact === becomes ? fact : `${fact} becomes ${becomes}`)).join('; ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
