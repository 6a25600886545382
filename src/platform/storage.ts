/** Unreadable data is copied to this key, so that no visitor's data is lost. */
export const asideKey = (key: string) => `${key}.set-aside`;

/** Values that storage refused are newer than those in storage. */
const memory = new Map<string, string>();

/** Whether a reload loses nothing of what the shop stores. */
export const isAllStored = (): boolean => memory.size === 0;

function read(storage: () => Storage, key: string): string | null {
  const remembered = memory.get(key);
  if (remembered !== undefined) return remembered;
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/**
 * Blocked or full storage is replaced by memory, which lasts as long as the page. @returns whether storage has taken it
 */
function write(storage: () => Storage, key: string, value: string): boolean {
  try {
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
  try {
    storage().removeItem(key);
  } catch (error) {
    console.info(`Storage is not available; ${key} is forgotten in memory alone.`, error);
  }
}

export const session = {
  read: (key: string) => read(() => sessionStorage, key),
  write: (key: string, value: string) => write(() => sessionStorage, key, value),
};

export const local = {
  read: (key: string) => read(() => localStorage, key),
  write: (key: string, value: string) => write(() => localStorage, key, value),
  remove: (key: string) => remove(() => localStorage, key),
};

export const setAside = (key: string, text: string): boolean => local.write(asideKey(key), text);

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
