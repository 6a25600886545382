import { DatePicker } from '@ark-ui/react/date-picker';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { calendar, iconButton } from '#styled-system/recipes';

type View = 'day' | 'month' | 'year';

/** The button names the shown range and goes one level up: from days to months, from months to years. */
function ShownRange({ view }: { view: View }) {
  const c = calendar();
  return (
    <DatePicker.Context>
      {({ getDecade, focusedValue, format }) => {
        if (view === 'year') return <span className={c.range}>{`${getDecade().start} – ${getDecade().end}`}</span>;
        const range = view === 'day' ? format(focusedValue) : focusedValue.year;
        return (
          <DatePicker.ViewTrigger
            className={c.range}
            aria-label={`${range}: choose another ${view === 'day' ? 'month' : 'year'}`}
          >
            {range}
          </DatePicker.ViewTrigger>
        );
      }}
    </DatePicker.Context>
  );
}

/** The arrows go to the previous and the next month, year or decade. */
export function CalendarBar({ view }: { view: View }) {
  return (
    <div className={calendar().bar}>
      <DatePicker.PrevTrigger className={iconButton()}>
        <ChevronLeft size={20} strokeWidth={1.5} />
      </DatePicker.PrevTrigger>
      <ShownRange view={view} />
      <DatePicker.NextTrigger className={iconButton()}>
        <ChevronRight size={20} strokeWidth={1.5} />
      </DatePicker.NextTrigger>
    </div>
  );
}
