import { useSelector } from '@xstate/react';
import { Calendar as CalendarIcon } from 'lucide-react';
import { Suspense } from 'react';
import { EARLIEST_BIRTH, formatTypedDate, isFuture, parseTypedDate } from '#machines/signup/date-of-birth.ts';
import { focusAfterClosing } from '#src/lib/focus.ts';
import { LoadBoundary } from '#src/lib/LoadBoundary.tsx';
import { loadable } from '#src/lib/loadable.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { LoadNotice } from '#src/ui/LoadNotice.tsx';
import { signupForm } from '#styled-system/recipes';
import type { SignupRef } from './signup-ref.ts';

const Calendar = loadable(() => import('#src/ui/Calendar.tsx').then((module) => module.Calendar));

const CALENDAR_ID = 'signup-calendar';
const BUTTON_ID = 'signup-calendar-button';

/** The button in the date's field, and the calendar while it is open: its code comes with the first opening. SGN-3. */
export function BirthCalendar({ signup, fieldId }: { signup: SignupRef; fieldId: string }) {
  const isOpen = useSelector(signup, (snapshot) => snapshot.matches({ calendar: 'open' }));
  const today = useSelector(signup, (snapshot) => snapshot.context.today);
  const typed = useSelector(signup, (snapshot) => parseTypedDate(snapshot.context.form.dateOfBirth));
  const dismiss = () =>
    focusAfterClosing(
      CALENDAR_ID,
      () => signup.send({ type: 'calendar.dismissed' }),
      () => document.getElementById(BUTTON_ID),
    );
  return (
    <>
      <IconButton
        id={BUTTON_ID}
        label={isOpen ? 'Close calendar' : 'Open calendar'}
        className={signupForm().dateButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={Calendar.preload}
        onFocus={Calendar.preload}
        onClick={() => (isOpen ? dismiss() : signup.send({ type: 'calendar.opened' }))}
      >
        <CalendarIcon size={20} strokeWidth={1.5} aria-hidden />
      </IconButton>
      {isOpen ? (
        <LoadBoundary
          fallback={(tryAgain) => (
            <LoadNotice title="The calendar could not be loaded." onTryAgain={tryAgain} onDismiss={dismiss} />
          )}
        >
          <Suspense>
            <Calendar
              id={CALENDAR_ID}
              fieldId={fieldId}
              triggerId={BUTTON_ID}
              value={typed !== null && isFuture(typed, today) ? null : typed}
              min={EARLIEST_BIRTH}
              max={today}
              onPick={(date) =>
                signup.send({ type: 'field.changed', field: 'dateOfBirth', value: formatTypedDate(date) })
              }
              onDismiss={dismiss}
            />
          </Suspense>
        </LoadBoundary>
      ) : null}
    </>
  );
}
