import * as v from 'valibot';
import { session } from './storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';
import { parseStored } from './stored.ts';

const ADDRESS_VERSION = 1;

/** Two slashes at its start would name another host. */
const AddressSchema = v.pipe(v.string(), v.regex(/^\/(?!\/)/));

/** The address that a shopper who has to sign in is led back to, after a reload of the login page; null for none. STO-5. */
export function readReturnAddress(): string | null {
  const stored = parseStored(session.read(STORAGE_KEYS.returnTo), ADDRESS_VERSION, AddressSchema);
  return stored.kind === 'read' ? stored.data : null;
}

export function storeReturnAddress(address: string | null): void {
  if (address === null) session.remove(STORAGE_KEYS.returnTo);
  else session.write(STORAGE_KEYS.returnTo, JSON.stringify({ version: ADDRESS_VERSION, data: address }));
}
