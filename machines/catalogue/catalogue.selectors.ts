import type { SnapshotFrom } from 'xstate';
import type { catalogueMachine } from './catalogue.machine.ts';

type Snapshot = SnapshotFrom<typeof catalogueMachine>;

/** What stands where the list is: places held for it, the list before it while the next one loads, or what came of it. */
export type ListView = 'holding' | 'refreshing' | 'showing' | 'empty' | 'failed';

const hasProducts = ({ context }: Snapshot) => context.list !== null && context.list.products.length > 0;

export function listView(snapshot: Snapshot): ListView {
  if (snapshot.matches({ list: 'idle' })) return 'holding';
  if (snapshot.matches({ list: 'loading' })) return hasProducts(snapshot) ? 'refreshing' : 'holding';
  if (snapshot.matches({ list: 'showing' })) return 'showing';
  return snapshot.matches({ list: 'empty' }) ? 'empty' : 'failed';
}

/** How many products the query finds; null while that is not known. PRD-1. */
export function foundCount(snapshot: Snapshot): number | null {
  const view = listView(snapshot);
  return view === 'showing' || view === 'empty' ? (snapshot.context.list?.total ?? null) : null;
}

/** True before the address has been read: the filters cannot yet say what they are set to. */
export const isQueryUnknown = (snapshot: Snapshot): boolean => snapshot.matches({ list: 'idle' });
