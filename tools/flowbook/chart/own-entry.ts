/** The entry of a record. A chart, a state or a delay may be called what every object knows: 'constructor'. */
export const ownEntry = <Entry>(record: Readonly<Record<string, Entry>>, key: string): Entry | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
