import type { SnapshotFrom } from 'xstate';
import type { Product } from '#machines/domain/product.ts';
import { type Standing, standingOf } from './checked-bottles.ts';
import type { savedOffersMachine } from './saved-offers.machine.ts';

type Snapshot = SnapshotFrom<typeof savedOffersMachine>;

const NONE: readonly Product[] = [];

/** Whether a saved bottle can be had today, as far as it is known. SAV-4. */
export const standing =
  (id: string) =>
  ({ context: { checked } }: Snapshot): Standing =>
    standingOf(checked, id);

/** The bottle as the catalogue has it; null where it has none, or has not been asked. SAV-4. */
export const offered =
  (id: string) =>
  ({ context: { checked } }: Snapshot): Product | null =>
    checked.found.find((product) => product.id === id) ?? null;

/** What is like a bottle that is out of stock; nothing until it is known, and where nothing is. SAV-4. */
export const alternativesTo =
  (id: string) =>
  ({ context: { alternatives } }: Snapshot): readonly Product[] =>
    alternatives[id] ?? NONE;

/** Why today's prices could not be had; null where nothing went wrong. SAV-4. */
export const offersProblem = (snapshot: Snapshot): string | null =>
  snapshot.matches({ shown: 'unanswered' }) ? (snapshot.context.problem?.message ?? null) : null;

/** Whether the catalogue is being asked. SAV-4. */
export const isAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** Whether that takes long. API-3. */
export const isSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
