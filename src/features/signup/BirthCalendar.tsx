import { useSelector } from '@xstate/react';
import { Calendar as CalendarIcon } from 'lucide-react';
import { CALENDAR_START, EARLIEST_BIRTH, formatTypedDate } from '#machines/signup/date-of-birth.ts';
import { chosenBirth, isCalendarOpen, isCreating, latestBirth } from '#machines/signup/signup.selectors.ts';
import { focusAfterClosing } from '#src/platform/focus.ts';
import { lazy } from '#src/platform/lazy.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { OnDemand } from '#src/ui/OnDemand.tsx';
import { signupForm } from '#styled-system/recipes';
import { CALENDAR_BUTTON_ID, CALENDAR_ID, calendarButton, DATE_FRAME_ID } from './signup.dom.ts';

const Calendar = lazy(() => import('#src/ui/Calendar.tsx').then((module) => module.Calendar));

/** The calendar's code is loaded when the button is pressed for the first time. SGN-3. */
export function BirthCalendar() {
  const signup = useFlow('signup');
  const isOpen = useSelector(signup, isCalendarOpen);
  const chosen = useSelector(signup, chosenBirth);
  const latest = useSelector(signup, latestBirth);
  const isFixed = useSelector(signup, isCreating);
  const send = (type: 'calendar.toggled' | 'calendar.dismissed') => () =>
    focusAfterClosing(CALENDAR_ID, () => signup.send({ type }), calendarButton);
  const dismiss = send('calendar.dismissed');
  return (
    <>
      <IconButton
        id={CALENDAR_BUTTON_ID}
        label={isOpen ? 'Close calendar' : 'Open calendar'}
        className={signupForm().dateButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={isFixed}
        onPointerEnter={Calendar.preload}
        onFocus={Calendar.preload}
        onClick={send('calendar.toggled')}
      >
        <CalendarIcon size={20} strokeWidth={1.5} />
      </IconButton>
      <OnDemand part={Calendar} isOpen={isOpen} failure="The calendar could not be loaded." onDismiss={dismiss}>
        <Calendar
          id={CALENDAR_ID}
          fieldId={DATE_FRAME_ID}
          triggerId={CALENDAR_BUTTON_ID}
          value={chosen}
          start={CALENDAR_START}
          min={EARLIEST_BIRTH}
          max={latest}
          onPick={(date) => signup.send({ type: 'field.changed', field: 'dateOfBirth', value: formatTypedDate(date) })}
          onDismiss={dismiss}
        />
      </OnDemand>
    </>
  );
}
