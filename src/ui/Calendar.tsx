import { DatePicker, parseDate } from '@ark-ui/react/date-picker';
import { calendar } from '#styled-system/recipes';
import { CalendarBar } from './CalendarBar.tsx';
import { CalendarDays } from './CalendarDays.tsx';

type Props = {
  id: string;
  /** The field it stands under, and the button that has opened it. */
  fieldId: string;
  triggerId: string;
  /** ISO dates. */
  value: string | null;
  min: string;
  max: string;
  onPick: (date: string) => void;
  onDismiss: () => void;
};

const WORDS = {
  content: 'Calendar',
  monthSelect: 'Month',
  yearSelect: 'Year',
  prevTrigger: () => 'Previous month',
  nextTrigger: () => 'Next month',
};

const FOCUSED_DAY = '[data-part=table-cell-trigger][data-focus]:not([data-outside-range])';
/** Ref of an element of our own: Ark gives its parts' refs anew with every change. */
const focusDay = (panel: HTMLElement | null) =>
  panel?.querySelector<HTMLElement>(FOCUSED_DAY)?.focus({ preventScroll: true });

/**
 * A month of days, rendered while it is open. Ark keeps arrows, Escape and ARIA; where the focus goes afterwards is for
 * the caller, whose button is there before this code is.
 */
export function Calendar({ id, fieldId, triggerId, value, min, max, onPick, onDismiss }: Props) {
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
      maxView="day"
      ids={{ content: id, control: fieldId, trigger: triggerId }}
      positioning={{ placement: 'bottom-end' }}
      translations={WORDS}
    >
      <DatePicker.Positioner>
        <DatePicker.Content className={c.content}>
          <div ref={focusDay}>
            <CalendarBar />
            <CalendarDays />
          </div>
        </DatePicker.Content>
      </DatePicker.Positioner>
    </DatePicker.Root>
  );
}
