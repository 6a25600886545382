/** A browser's storage, in memory. */
export function fakeStorage(initial: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(initial));
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => {
      items.delete(key);
    },
    setItem: (key, value) => {
      items.set(key, value);
    },
  };
}

/** A storage that refuses everything, as where cookies are blocked. */
export function blockedStorage(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** A storage that is full: it gives back what it has and takes nothing new. */
export const fullStorage = (initial: Record<string, string>): Storage => ({
  ...fakeStorage(initial),
  setItem: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
});
