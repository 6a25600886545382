/** The mock API stores cookies in a storage, which no worker has. Here they last as long as the search for a way. */
const stored = new Map<string, string>();

const storage: Storage = {
  get length() {
    return stored.size;
  },
  clear: () => stored.clear(),
  getItem: (key) => stored.get(key) ?? null,
  key: (at) => [...stored.keys()][at] ?? null,
  removeItem: (key) => void stored.delete(key),
  setItem: (key, value) => void stored.set(key, value),
};

Object.defineProperty(globalThis, 'localStorage', { value: storage });
