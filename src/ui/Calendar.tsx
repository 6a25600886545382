import { DatePicker, parseDate } from '@ark-ui/react/date-picker';
import { calendar } from '#styled-system/recipes';
import { CalendarDays } from './CalendarDays.tsx';
import { CalendarGrid } from './CalendarGrid.tsx';

type Props = {
  id: string;
  /** The id of the field that the calendar opens below. */
  fieldId: string;
  triggerId: string;
  /** Dates are in ISO format. */
  value: string | null;
  /** If no date is chosen, the calendar opens at the years around this day. */
  start: string;
  min: string;
  max: string;
  onPick: (date: string) => void;
  onDismiss: () => void;
};

const PAGES = { day: 'month', month: 'year', year: 'ten years' } as const;

const WORDS = {
  content: 'Calendar',
  prevTrigger: (view: keyof typeof PAGES) => `Previous ${PAGES[view]}`,
  nextTrigger: (view: keyof typeof PAGES) => `Next ${PAGES[view]}`,
};

const FOCUSED = '[data-part=view]:not([hidden]) [data-part=table-cell-trigger][data-focus]:not([data-outside-range])';
/** The ref belongs to an element of the shop, because Ark sets its parts' refs again at every change. */
const focusCell = (panel: HTMLElement | null) =>
  panel?.querySelector<HTMLElement>(FOCUSED)?.focus({ preventScroll: true });

/**
 * The calendar shows ten years, the months of a year or the days of a month, and is only rendered while it is open. Ark
 * handles arrow keys, Escape and ARIA. The caller moves the focus after closing, because its button exists before this
 * code is loaded.
 */
export function Calendar({ id, fieldId, triggerId, value, start, min, max, onPick, onDismiss }: Props) {
  const c = calendar();
  return (
    <DatePicker.Root
      open
      onOpenChange={(details) => (details.open ? undefined : onDismiss())}
      value={value ? [parseDate(value)] : []}
      onValueChange={({ value: [picked] }) => (picked ? onPick(picked.toString()) : undefined)}
      min={parseDate(min)}
      max={parseDate(max)}
      locale="en-GB"
      startOfWeek={1}
      fixedWeeks
      defaultView={value ? 'day' : 'year'}
      defaultFocusedValue={parseDate(value ?? start)}
      maxView="year"
      ids={{ content: id, control: fieldId, trigger: triggerId }}
      positioning={{ placement: 'bottom-end' }}
      translations={WORDS}
    >
      <DatePicker.Positioner>
        <DatePicker.Content className={c.content}>
          <div ref={focusCell}>
            <CalendarDays />
            <CalendarGrid view="month" columns={3} />
            <CalendarGrid view="year" columns={5} />
          </div>
        </DatePicker.Content>
      </DatePicker.Positioner>
    </DatePicker.Root>
  );
}
