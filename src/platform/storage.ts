/** Unreadable data are copied to this key, so that no visitor's data is lost. */
const asideKey = (key: string) => `${key}.set-aside`;

/** Values that storage refused are newer than those in storage. */
const memory = new Map<string, string>();

/** Keys whose data can be neither read nor copied: nothing is written over them. STO-2. */
const readOnly = new Set<string>();

/** Whether a reload loses nothing of what the shop stores. */
export const isAllStored = (): boolean => memory.size === 0;

/** Not a name of STORAGE_KEYS, because it is removed at once. */
const TRIAL_KEY = 'tawny-and-rye.trial';

function tryStorage(): boolean {
  try {
    localStorage.setItem(TRIAL_KEY, TRIAL_KEY);
    localStorage.removeItem(TRIAL_KEY);
    return true;
  } catch {
    return false;
  }
}

let isTrialPassed: boolean | undefined;

/** Whether the browser can store something under a key. It is tried once, when it is first asked. STO-1. */
export function isStorable(key: string): boolean {
  isTrialPassed ??= tryStorage();
  return isTrialPassed && !readOnly.has(key);
}

function readStored(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

const read = (storage: () => Storage, key: string): string | null => memory.get(key) ?? readStored(storage, key);

/**
 * Blocked or full storage is replaced by memory, which lasts as long as the page. @returns whether storage has taken it
 */
function write(storage: () => Storage, key: string, value: string): boolean {
  try {
    if (readOnly.has(key)) throw new Error('Its unreadable data could not be set aside.');
    storage().setItem(key, value);
    memory.delete(key);
    return true;
  } catch (error) {
    memory.set(key, value);
    console.info(`Storage is not available; ${key} is held in memory.`, error);
    return false;
  }
}

function remove(storage: () => Storage, key: string): void {
  memory.delete(key);
  if (readOnly.has(key)) return;
  try {
    storage().removeItem(key);
  } catch (error) {
    console.info(`Storage is not available; ${key} is forgotten in memory alone.`, error);
  }
}

/**
 * Copies unreadable data to another key before anything is written over them. Where there is no room for a copy, nothing
 * is written over them until the page is loaded again. STO-2.
 * @returns whether the data are set aside
 */
function setAside(storage: () => Storage, key: string, unreadable: string): boolean {
  try {
    let aside = asideKey(key);
    const isTaken = () => ![null, unreadable].includes(storage().getItem(aside));
    for (let number = 2; isTaken(); number += 1) aside = `${asideKey(key)}-${number}`;
    storage().setItem(aside, unreadable);
    return true;
  } catch (error) {
    readOnly.add(key);
    console.info(`The unreadable data of ${key} could not be set aside.`, error);
    return false;
  }
}

export const session = {
  read: (key: string) => read(() => sessionStorage, key),
  write: (key: string, value: string) => write(() => sessionStorage, key, value),
  remove: (key: string) => remove(() => sessionStorage, key),
  setAside: (key: string, unreadable: string) => setAside(() => sessionStorage, key, unreadable),
};

export const local = {
  read: (key: string) => read(() => localStorage, key),
  /** The value in storage itself, even where memory has a newer one. */
  readStored: (key: string) => readStored(() => localStorage, key),
  write: (key: string, value: string) => write(() => localStorage, key, value),
  remove: (key: string) => remove(() => localStorage, key),
  setAside: (key: string, unreadable: string) => setAside(() => localStorage, key, unreadable),
};

/**
 * The callback runs when another tab has changed the key of localStorage, and when this page is restored from the
 * browser's memory, where it receives no events. @returns a function that stops it
 */
export function observeStored(key: string, onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange();
  };
  const onReturn = (event: PageTransitionEvent) => {
    if (event.persisted) onChange();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onReturn);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onReturn);
  };
}
