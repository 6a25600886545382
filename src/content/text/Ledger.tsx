import type { LedgerBlock } from '#src/content/text-content.ts';
import { ledger } from '#styled-system/recipes';
import { Inline } from './Inline.tsx';
import { plainText } from './inline-text.ts';

/** On narrow screens the rows are stacked and every value carries its column's name. design.md, Components: Ledger table. */
export function Ledger({ caption, columns, rows, hasFigures = false }: Omit<LedgerBlock, 'kind'>) {
  const c = ledger();
  const isFigure = (column: number) => hasFigures && column === columns.length - 1;
  return (
    <table className={c.root}>
      <caption className={c.caption}>{caption}</caption>
      <thead className={c.head}>
        <tr>
          {columns.map((name, column) => (
            <th key={name} scope="col" data-figure={isFigure(column) || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={c.body}>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">
              <Inline text={name} />
            </th>
            {values.map((value, index) => (
              <td
                key={columns[index + 1]}
                data-label={columns[index + 1]}
                data-figure={isFigure(index + 1) || undefined}
                data-empty={plainText(value) === '' || undefined}
              >
                <Inline text={value} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
