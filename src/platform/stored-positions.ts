import * as v from 'valibot';
import { session } from './storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';
import { parseStored } from './stored.ts';

const POSITIONS_VERSION = 1;

const PositionsSchema = v.record(v.string(), v.pipe(v.number(), v.minValue(0)));

/** In px, by the keys of history entries. */
type Positions = Readonly<v.InferOutput<typeof PositionsSchema>>;

/** Where this tab's pages were scrolled to before the page was loaded again; none where that cannot be read. RTE-5. */
export function readPositions(): Positions {
  const stored = parseStored(session.read(STORAGE_KEYS.scrollPositions), POSITIONS_VERSION, PositionsSchema);
  return stored.kind === 'read' ? stored.data : {};
}

export function storePositions(positions: Positions): void {
  session.write(STORAGE_KEYS.scrollPositions, JSON.stringify({ version: POSITIONS_VERSION, data: positions }));
}
