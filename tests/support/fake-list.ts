import { type EventObject, fromCallback, fromPromise } from 'xstate';

/** The storage events of one key. */
export function fakeStorageEvents<Event extends EventObject>() {
  const observers = new Set<(event: Event) => void>();
  return {
    watch: fromCallback<Event>(({ sendBack }) => {
      observers.add(sendBack);
      return () => observers.delete(sendBack);
    }),
    /** Another tab has changed the stored data. */
    notify: (event: Event): void => {
      for (const observe of observers) observe(event);
    },
  };
}

/**
 * A stored list whose every write succeeds.
 * @param listOf the list in the input of a write
 * @param changed the event that another tab's list causes
 */
export function fakeList<Input, List, Event extends EventObject>(
  listOf: (input: Input) => List,
  changed: (list: List) => Event,
) {
  const stored: List[] = [];
  const { watch, notify } = fakeStorageEvents<Event>();
  return {
    /** Every list that was stored, the newest last. */
    stored,
    store: fromPromise<boolean, Input>(({ input }) => {
      stored.push(listOf(input));
      return Promise.resolve(true);
    }),
    watch,
    changeInOtherTab: (list: List): void => notify(changed(list)),
  };
}
