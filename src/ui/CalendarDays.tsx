import { DatePicker } from '@ark-ui/react/date-picker';
import { calendar } from '#styled-system/recipes';
import { CalendarBar } from './CalendarBar.tsx';

export function CalendarDays() {
  const c = calendar();
  return (
    <DatePicker.View view="day">
      <CalendarBar view="day" />
      <DatePicker.Context>
        {({ weekDays, weeks }) => (
          <DatePicker.Table className={c.table}>
            <DatePicker.TableHead>
              <DatePicker.TableRow>
                {weekDays.map(({ long, short }) => (
                  <DatePicker.TableHeader key={long} className={c.weekday}>
                    {short}
                  </DatePicker.TableHeader>
                ))}
              </DatePicker.TableRow>
            </DatePicker.TableHead>
            <DatePicker.TableBody>
              {weeks.map((week) => (
                <DatePicker.TableRow key={String(week[0])}>
                  {week.map((day) => (
                    <DatePicker.TableCell key={day.toString()} value={day}>
                      <DatePicker.TableCellTrigger className={c.day}>{day.day}</DatePicker.TableCellTrigger>
                    </DatePicker.TableCell>
                  ))}
                </DatePicker.TableRow>
              ))}
            </DatePicker.TableBody>
          </DatePicker.Table>
        )}
      </DatePicker.Context>
    </DatePicker.View>
  );
}
