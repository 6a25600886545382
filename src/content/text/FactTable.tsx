import type { TableBlock } from '#src/content/text-content.ts';
import { factTable } from '#styled-system/recipes';
import { Inline } from './Inline.tsx';
import { plainText } from './inline-text.ts';

/** On narrow screens the rows are stacked, and every value has its column's name. design.md, Components: Fact table. */
export function FactTable({ caption, columns, rows, hasFigures = false }: Omit<TableBlock, 'kind'>) {
  const c = factTable();
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
