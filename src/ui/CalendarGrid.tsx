import { DatePicker } from '@ark-ui/react/date-picker';
import { calendar } from '#styled-system/recipes';
import { CalendarBar } from './CalendarBar.tsx';

type Props = { view: 'month' | 'year'; columns: number };

/** Choosing a month opens its days, choosing a year opens its months. */
export function CalendarGrid({ view, columns }: Props) {
  const c = calendar();
  return (
    <DatePicker.View view={view}>
      <CalendarBar view={view} />
      <DatePicker.Context>
        {({ getMonthsGrid, getYearsGrid }) => (
          <DatePicker.Table className={c.table} columns={columns}>
            <DatePicker.TableBody>
              {(view === 'month' ? getMonthsGrid({ columns, format: 'long' }) : getYearsGrid({ columns })).map(
                (row) => (
                  <DatePicker.TableRow key={row[0]?.value}>
                    {row.map(({ label, value, disabled = false }) => (
                      <DatePicker.TableCell key={value} value={value} disabled={disabled}>
                        <DatePicker.TableCellTrigger className={c.part}>{label}</DatePicker.TableCellTrigger>
                      </DatePicker.TableCell>
                    ))}
                  </DatePicker.TableRow>
                ),
              )}
            </DatePicker.TableBody>
          </DatePicker.Table>
        )}
      </DatePicker.Context>
    </DatePicker.View>
  );
}
