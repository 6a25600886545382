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

/** Whether the charts run already, and what was done before is being carried out. */
let isCatchingUp = false;
/** Whether what happens now is done by this script, and not by a person. */
let isRepeating = false;

/** What a person does meanwhile waits its turn: it was meant to come after what they did before. */
function hear(event: Event, repeat: Touch): void {
  if (isCatchingUp) event.stopImmediatePropagation();
  touches.push(repeat);
}

/** Links lead on by themselves, and forms with an address are sent by themselves. */
function hearClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  if (button.id === GATE_BUTTONS.exit) location.replace(ELSEWHERE);
  else if (button.id === GATE_BUTTONS.confirm) passGate();
  if (button.type === 'submit') return;
  button.dataset.heard = '';
  hear(event, () => {
    delete button.dataset.heard;
    button.click();
  });
}

/** What is typed into a form without an address never stands in one. */
function hearSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
  event.preventDefault();
  hear(event, () => form.requestSubmit());
}

function hearEntry(event: Event): void {
  const { target } = event;
  if (!isControl(target)) return;
  if (isCatchingUp) event.stopImmediatePropagation();
  const isTick = target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio');
  entries.set(target, isTick ? target.checked : target.value);
}

/** Past what watches the field, so that the change is noticed as one that a person makes. */
function enterText(field: Control, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
}

function repeatEntry(control: Control, entry: string | boolean): void {
  // Nobody hears it, but it makes this part of the page live: later that would set the field back.
  control.dispatchEvent(new Event('touchcancel', { bubbles: true }));
  if (typeof entry === 'boolean') {
    Object.assign(control, { checked: !entry });
    control.click();
    return;
  }
  enterText(control, entry);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

const HEARD = { click: hearClick, submit: hearSubmit, input: hearEntry, change: hearEntry } as const;

function onEvent(event: Event): void {
  if (!isRepeating) HEARD[event.type as keyof typeof HEARD](event as MouseEvent & SubmitEvent);
}

/** One after the other, each in a turn of its own, so that none holds up the frame: what was entered before what was pressed. */
function repeatNext(): void {
  const entered = [...entries];
  entries.clear();
  touches.unshift(...entered.map((entry) => () => repeatEntry(...entry)));
  const repeat = touches.shift();
  if (!repeat) {
    for (const type of Object.keys(HEARD)) document.removeEventListener(type, onEvent, true);
    return;
  }
  isRepeating = true;
  try {
    repeat();
  } finally {
    isRepeating = false;
    setTimeout(repeatNext);
  }
}

/** Remembers what is done with the page before the charts run, and carries it out as soon as they do. */
export function hearTouches(): void {
  for (const type of Object.keys(HEARD)) document.addEventListener(type, onEvent, true);
  document.addEventListener(
    READY,
    () => {
      isCatchingUp = true;
      setTimeout(repeatNext);
    },
    { once: true },
  );
}
