import { ELSEWHERE, GATE_BUTTONS } from '#src/features/age-gate/age-gate.dom.ts';
import { READY } from '#src/platform/page-data.ts';
import { passGate } from './open-gate.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The presses before the app ran, in order. */
const presses: (() => void)[] = [];
/** The last value of each field that was changed. Static pages have no checkboxes or radio buttons. */
const entries = new Map<Control, string>();

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** A link needs no replay: the browser follows it. */
function queueClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button) return;
  if (button.id === GATE_BUTTONS.exit) location.replace(ELSEWHERE);
  else if (button.id === GATE_BUTTONS.confirm) passGate();
  else if ('reload' in button.dataset) location.reload();
  if (button.type === 'submit') return;
  button.dataset.queued = '';
  presses.push(() => {
    delete button.dataset.queued;
    button.click();
  });
}

/** A form with an address is sent by the browser; the fields of any other form must never be part of an address. */
function queueSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
  event.preventDefault();
  presses.push(() => form.requestSubmit());
}

function queueEntry({ target }: Event): void {
  if (isControl(target)) entries.set(target, target.value);
}

/** React notices a change only if the value is set past its own setter. */
function enterText(field: Control, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
}

function replayEntry(control: Control, text: string): void {
  enterText(control, text);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

const QUEUES = { click: queueClick, submit: queueSubmit, input: queueEntry, change: queueEntry } as const;
const EVENTS = Object.keys(QUEUES) as (keyof typeof QUEUES)[];

/** The capture phase comes first here, so React sees none of these events. */
function onEarlyEvent(event: Event): void {
  event.stopImmediatePropagation();
  QUEUES[event.type as keyof typeof QUEUES](event as MouseEvent & SubmitEvent);
}

/** Microtasks let React render between two events, and no other event comes in between. */
async function replay(): Promise<void> {
  const replays = [...[...entries].map((entry) => () => replayEntry(...entry)), ...presses];
  for (const replayNext of replays) {
    replayNext();
    await null;
  }
}

/**
 * Queues the clicks and entries of a shopper until the app runs, then hands over: an event belongs to this script until
 * READY, and to React from then on, never to both.
 */
export function replayEarlyEvents(): void {
  for (const type of EVENTS) document.addEventListener(type, onEarlyEvent, true);
  const handOver = () => {
    for (const type of EVENTS) document.removeEventListener(type, onEarlyEvent, true);
    void replay();
  };
  document.addEventListener(READY, handOver, { once: true });
}
