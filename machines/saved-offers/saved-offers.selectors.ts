import type { SnapshotFrom } from 'xstate';
import { type Availability, availabilityOf } from '#machines/domain/catalogue-answer.ts';
import { ownEntry } from '#machines/domain/own-entry.ts';
import type { Product } from '#machines/domain/product.ts';
import type { savedOffersMachine } from './saved-offers.machine.ts';

type Snapshot = SnapshotFrom<typeof savedOffersMachine>;

const NONE: readonly Product[] = [];

const isAnswered = (snapshot: Snapshot, id: string): boolean =>
  snapshot.context.requested.includes(id) &&
  (snapshot.matches({ shown: 'known' }) || snapshot.matches({ shown: 'seeking' }));

/**
 * The availability of a saved bottle: 'unknown' until the catalogue has answered, 'unreadable' where its answer has the
 * bottle in no valid form. SAV-4, API-3.
 */
export const bottleState =
  (id: string) =>
  (snapshot: Snapshot): Availability | 'unreadable' => {
    const known = availabilityOf(snapshot.context.checked, id);
    return known === 'unknown' && isAnswered(snapshot, id) ? 'unreadable' : known;
  };

/** The bottle in the catalogue; null where it is missing or has not been asked for. SAV-4. */
export const offered =
  (id: string) =>
  ({ context: { checked } }: Snapshot): Product | null =>
    checked.found.find((product) => product.id === id) ?? null;

/** Similar bottles for one that is out of stock; empty until they are known. SAV-4. */
export const alternativesTo =
  (id: string) =>
  ({ context: { alternatives } }: Snapshot): readonly Product[] =>
    ownEntry(alternatives, id) ?? NONE;

/** The reason why prices could not be loaded; null without an error. SAV-4. */
export const offersProblem = (snapshot: Snapshot): string | null =>
  snapshot.matches({ shown: 'unanswered' }) ? (snapshot.context.problem?.message ?? null) : null;

/** True while the catalogue is being asked. SAV-4. */
export const isAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** True once loading takes long. API-3. */
export const isSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
