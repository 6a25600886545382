import { type EventObject, fromCallback } from 'xstate';
import { sharedData } from './shared-data.ts';

type Kind<Entry> = {
  key: string;
  version: number;
  /** Separates the entries that can be read from those that are damaged. */
  sortOut: (entries: readonly unknown[]) => { sound: readonly Entry[]; damaged: readonly unknown[] };
  /** Applies to the stored list the change that this tab has made. */
  merge: (before: readonly Entry[], after: readonly Entry[], stored: readonly Entry[]) => readonly Entry[];
};

/** A list that all tabs share, as its flow reads, stores and observes it. STO-2, STO-7. */
export function sharedList<Entry>({ sortOut, ...kind }: Kind<Entry>) {
  const list = sharedData<readonly Entry[]>({
    ...kind,
    empty: [],
    sortOut: (data) => (Array.isArray(data) ? sortOut(data) : null),
  });
  return {
    restore: list.restore,
    store: list.store,
    /** An actor that sends each change of another tab, and `storage.refused` where the browser does not store. STO-1. */
    watcher: <Event extends EventObject>(changedElsewhere: (entries: readonly Entry[]) => Event) =>
      fromCallback<Event>(({ sendBack }) =>
        list.observe({
          onChange: (entries) => sendBack(changedElsewhere(entries)),
          onStorable: (isStored) => {
            if (!isStored) sendBack({ type: 'storage.refused' });
          },
        }),
      ),
  };
}
