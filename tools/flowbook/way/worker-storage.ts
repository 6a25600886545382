/** The mock API keeps cookies in a storage, which no worker has: here they last as long as the search for a way. */
const kept = new Map<string, string>();

const storage: Storage = {
  get length() {
    return kept.size;
  },
  clear: () => kept.clear(),
  getItem: (key) => kept.get(key) ?? null,
  key: (at) => [...kept.keys()][at] ?? null,
  removeItem: (key) => void kept.delete(key),
  setItem: (key, value) => void kept.set(key, value),
};

Object.defineProperty(globalThis, 'localStorage', { value: storage });
