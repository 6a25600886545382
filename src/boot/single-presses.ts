/** Browsers count the clicks of a mouse only, so two taps of a finger within this time and distance are a double click. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 24;

const CONTROLS = 'a, button, input, select, textarea, summary, label, [data-single]';
/** A second press at once is never meant for these: it would send a form, or go back a step, twice. */
const SINGLE = '[type=submit], [data-single]';

/** A press on a label is a press on its field. */
function controlAt({ target }: Event): Element | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return (control instanceof HTMLLabelElement && control.control) || control;
}

function refuse(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** A held Enter makes new lines in a text area. DBL-3. */
function onKeyDown(event: KeyboardEvent): void {
  const isLine = event.target instanceof HTMLTextAreaElement;
  if (event.key === 'Enter' && event.repeat && !isLine) refuse(event);
}

/**
 * One press does one thing: a repeated Enter is refused, and so is the second click of a double click where the first
 * has moved another control under the pointer. Nor does it take the focus from where the first has set it. A press that
 * begins while its control is unavailable has no effect, even if it ends later. These listeners run before all others, and
 * stay. DBL-3, DBL-7, CHK-6.
 */
export function keepPressesSingle(): void {
  let hasBegunTooEarly = false;
  let first: { control: Element | null; event: MouseEvent } | null = null;

  const isSecond = (event: MouseEvent) => {
    if (event.detail > 1) return true;
    if (!first || !(first.event instanceof PointerEvent) || first.event.pointerType !== 'touch') return false;
    const distance = Math.hypot(event.clientX - first.event.clientX, event.clientY - first.event.clientY);
    return event.timeStamp - first.event.timeStamp < DOUBLE_TAP_MS && distance < DOUBLE_TAP_PX;
  };
  const isRefusedSecond = (event: MouseEvent, control: Element | null) =>
    isSecond(event) && (control !== first?.control || control?.closest(SINGLE) != null);
  const onPointerDown = (event: Event) => {
    hasBegunTooEarly = controlAt(event)?.ariaDisabled === 'true';
  };
  const onMouseDown = (event: MouseEvent) => {
    if (first && isRefusedSecond(event, controlAt(event))) event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    // Keys and scripts press without a pointer.
    if (event.detail === 0) return;
    const control = controlAt(event);
    if (hasBegunTooEarly || isRefusedSecond(event, control)) refuse(event);
    else if (!isSecond(event)) first = { control, event };
  };
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('pointerdown', onPointerDown, true);
  document.addEventListener('mousedown', onMouseDown, true);
  document.addEventListener('click', onClick, true);
}
