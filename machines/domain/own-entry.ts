/** The entry of a record. A key from an address or an answer may be a name that every object knows: 'constructor'. */
export const ownEntry = <Entry>(record: Readonly<Record<string, Entry>>, key: string): Entry | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
