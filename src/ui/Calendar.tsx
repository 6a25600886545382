import { DatePicker, parseDate } from '@ark-ui/react/date-picker';
import { calendar } from '#styled-system/recipes';
import { CalendarDays } from './CalendarDays.tsx';
import { CalendarGrid } from './CalendarGrid.tsx';

type Props = {
  id: string;
  /** The field it stands under, and the button that has opened it. */
  fieldId: string;
  triggerId: string;
  /** ISO dates. */
  value: string | null;
  /** Where nothing is chosen, it opens at the years around this day. */
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
/** Ref of an element of our own: Ark gives its parts' refs anew with every change. */
const focusCell = (panel: HTMLElement | null) =>
  panel?.querySelector<HTMLElement>(FOCUSED)?.focus({ preventScroll: true });

/**
 * Ten years, a year of months and a month of days, rendered while it is open. Ark keeps arrows, Escape and ARIA; where the focus goes afterwards is for
 * the caller, whose button is there before this code is.
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
