import { DatePicker } from '@ark-ui/react/date-picker';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { calendar, iconButton } from '#styled-system/recipes';

/** Month and year, chosen at once: a year of birth is many pages away. */
export function CalendarBar() {
  const c = calendar();
  return (
    <div className={c.bar}>
      <DatePicker.PrevTrigger className={iconButton()}>
        <ChevronLeft size={20} strokeWidth={1.5} aria-hidden />
      </DatePicker.PrevTrigger>
      <DatePicker.MonthSelect className={c.select} />
      <DatePicker.YearSelect className={c.select} />
      <DatePicker.NextTrigger className={iconButton()}>
        <ChevronRight size={20} strokeWidth={1.5} aria-hidden />
      </DatePicker.NextTrigger>
    </div>
  );
}
