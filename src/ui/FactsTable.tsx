import type { ReactNode } from 'react';
import { factsTable } from '#styled-system/recipes';

export type Fact = { term: string; value: ReactNode };
type Props = { caption: string; facts: readonly Fact[] };

/** An unknown fact has no row: the caller leaves it out. */
export const FactsTable = ({ caption, facts }: Props) => (
  <table className={factsTable()}>
    <caption>{caption}</caption>
    <tbody>
      {facts.map(({ term, value }) => (
        <tr key={term}>
          <th scope="row">{term}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
