import * as v from 'valibot';
import { isSameData } from '#machines/domain/same-data.ts';
import { randomHex } from './random-hex.ts';
import { isStorable, local, observeStored } from './storage.ts';

/** After this time no other tab still writes a value that it had read before. */
const SETTLED_MS = 5000;
/** The counts of so many tabs are stored: far more than write within that time. */
const MOST_TABS = 20;

/** Data of localStorage that several tabs change. */
type Kind<T> = {
  key: string;
  version: number;
  empty: T;
  /** Separates what can be read from what is damaged; null where nothing can be read. */
  sortOut: (data: unknown) => { sound: T; damaged: readonly unknown[] } | null;
  /** Applies to the stored data the change that this tab has made. */
  merge: (before: T, after: T, stored: T) => T;
};

/** The data that were read at the start. */
type Restored<T> = { data: T; damaged: number; isLeftInPlace: boolean };

type Observer<T> = {
  onChange: (data: T) => void;
  /** Called where the browser does not store the data, and where that changes. STO-1. */
  onStorable: (isStored: boolean) => void;
};

/**
 * Every write reads the stored data first and applies only this tab's own change to them. A browser shows one tab's write
 * to another tab some time later, so two tabs can overwrite each other all the same. Therefore each value holds the number
 * of writes of each tab that are in it. A tab that sees a value without its own latest changes applies these again. STO-7.
 */
export function sharedData<T>({ key, version, empty, sortOut, merge }: Kind<T>) {
  const tab = `tab-${randomHex(4)}`;
  const EnvelopeSchema = v.object({
    version: v.literal(version),
    data: v.unknown(),
    writes: v.optional(v.fallback(v.record(v.string(), v.number()), {})),
  });
  type Writes = v.InferOutput<typeof EnvelopeSchema>['writes'];

  /** The data that the flow of this tab has. */
  let known = empty;
  let changes: { number: number; before: T; after: T }[] = [];
  let count = 0;
  /** The number of the latest change that storage has taken, and when. */
  let accepted = { number: 0, at: 0 };
  let observer: Observer<T> | null = null;
  let isStored = true;

  const asText = (data: unknown, writes?: Writes) => JSON.stringify({ version, data, writes });

  function parse(text: string) {
    try {
      const result = v.safeParse(EnvelopeSchema, JSON.parse(text));
      const sorted = result.success ? sortOut(result.output.data) : null;
      return result.success && sorted ? { ...sorted, writes: result.output.writes } : null;
    } catch {
      return null;
    }
  }

  /** What can be read of storage; null for damaged data, whose parts no one can count. Damaged parts are set aside. */
  function readStored() {
    const text = local.readStored(key);
    if (text === null) return { data: empty, writes: undefined, damaged: 0, isLeftInPlace: false };
    const parsed = parse(text);
    if (!parsed) {
      const damaged = Number.POSITIVE_INFINITY;
      return { data: null, writes: undefined, damaged, isLeftInPlace: !local.setAside(key, text) };
    }
    const { sound, damaged, writes } = parsed;
    const isLeftInPlace = damaged.length > 0 && !local.setAside(key, asText(damaged));
    return { data: sound, writes, damaged: damaged.length, isLeftInPlace };
  }

  /** A value without counts was not written by another tab of today's shop. It is followed as it is. */
  function missingIn(writes: Writes) {
    if (Date.now() - accepted.at > SETTLED_MS) changes = changes.filter(({ number }) => number > accepted.number);
    const last = writes ? (writes[tab] ?? 0) : accepted.number;
    return changes.filter(({ number }) => number > last);
  }

  function write(data: T, writes: Writes = {}): void {
    const { [tab]: _own, ...others } = writes;
    const latest = Object.fromEntries(Object.entries(others).slice(1 - MOST_TABS));
    const isTaken = local.write(key, asText(data, { ...latest, [tab]: count }));
    if (isTaken) accepted = { number: count, at: Date.now() };
    if (isTaken !== isStored) observer?.onStorable(isTaken);
    isStored = isTaken;
  }

  function synchronise(): void {
    const { data, writes } = readStored();
    const missing = missingIn(writes);
    const merged =
      data === null ? known : missing.reduce<T>((all, { before, after }) => merge(before, after, all), data);
    if (data === null || missing.length > 0) write(merged, writes);
    if (isSameData(merged, known)) return;
    known = merged;
    observer?.onChange(merged);
  }

  return {
    restore(): Restored<T> {
      const { data, damaged, isLeftInPlace } = readStored();
      known = data ?? empty;
      return { data: known, damaged, isLeftInPlace };
    },
    /** @returns whether the browser has stored the data */
    store(after: T): boolean {
      count += 1;
      changes.push({ number: count, before: known, after });
      known = after;
      synchronise();
      return isStored;
    },
    /** @returns a function that stops it */
    observe(next: Observer<T>): () => void {
      observer = next;
      isStored = isStored && isStorable(key);
      if (!isStored) next.onStorable(false);
      const stop = observeStored(key, synchronise);
      return () => {
        observer = null;
        stop();
      };
    },
  };
}
