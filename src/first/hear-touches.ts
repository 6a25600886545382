import { ELSEWHERE, GATE_BUTTONS } from '#src/flows/age-gate/age-gate.dom.ts';
import { READY } from '#src/lib/page-data.ts';
import { passGate } from './open-early.ts';

type Touch = () => void;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was touched before the charts ran, in order. */
const touches: Touch[] = [];
/** What was typed or chosen last. */
const entries = new Map<Control, string | boolean>();

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** Links lead on by themselves, and forms with an address are sent by themselves. */
function hearClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  if (button.id === GATE_BUTTONS.exit) location.replace(ELSEWHERE);
  else if (button.id === GATE_BUTTONS.confirm) passGate();
  if (button.type === 'submit') return;
  button.ariaBusy = 'true';
  touches.push(() => {
    button.ariaBusy = null;
    button.click();
  });
}

/** What is typed into a form without an address never stands in one. */
function hearSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
  event.preventDefault();
  touches.push(() => form.requestSubmit());
}

function hearEntry({ target }: Event): void {
  if (!isControl(target)) return;
  const isTick = target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio');
  entries.set(target, isTick ? target.checked : target.value);
}

/** Past what watches the field, so that the change is noticed as one that a person makes. */
function enterText(field: Control, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
}

function repeatEntry(control: Control, entry: string | boolean): void {
  if (typeof entry === 'boolean') {
    Object.assign(control, { checked: !entry });
    control.click();
    return;
  }
  enterText(control, entry);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** One after the other, each in a turn of its own: none of them holds up the frame. */
function repeatNext(): void {
  touches.shift()?.();
  if (touches.length > 0) setTimeout(repeatNext);
}

const HEARD = { click: hearClick, submit: hearSubmit, input: hearEntry, change: hearEntry } as const;

/** Remembers what is done with the page before the charts run, and carries it out as soon as they do. */
export function hearTouches(): void {
  for (const [type, hear] of Object.entries(HEARD)) document.addEventListener(type, hear as EventListener, true);
  document.addEventListener(
    READY,
    () => {
      for (const [type, hear] of Object.entries(HEARD)) document.removeEventListener(type, hear as EventListener, true);
      touches.unshift(
        ...[...entries].map(
          ([control, entry]) =>
            () =>
              repeatEntry(control, entry),
        ),
      );
      setTimeout(repeatNext);
    },
    { once: true },
  );
}
