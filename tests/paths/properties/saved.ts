import type { NamedProduct } from '#machines/domain/named-product.ts';
import type { savedMachine } from '#machines/saved/saved.machine.ts';
import { MOST_SAVED } from '#machines/saved/saved-bottles.ts';
import { answerOf, asked, factsOf, isReported } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, situation, beginning, run, sent, isOn } = sentencesOn<typeof savedMachine>();

type Snapshot = Parameters<Parameters<typeof situation>[1]>[0];

const bottlesOf = ({ context }: Snapshot): readonly NamedProduct[] => context.bottles;
const idsOf = (snapshot: Snapshot): string =>
  bottlesOf(snapshot)
    .map(({ id }) => id)
    .join(' ');
const isKnown = (snapshot: Snapshot): boolean => snapshot.matches({ book: 'open' });
const has = (snapshot: Snapshot, id: string): boolean => bottlesOf(snapshot).some((bottle) => bottle.id === id);

export const savedProperties = [
  beginning('SAV-4 no saved bottle is known before storage has been read', (first) =>
    first.matches({ contents: 'unknown' }),
  ),
  step(
    'SAV-1 stored bottles are shown again',
    (happening) => isOn(happening, 'page.hydrated') && !isKnown(happening.before),
    (happening) => {
      const stored = sent(happening, 'page.hydrated')?.saved.bottles ?? [];
      return idsOf(happening.after) === stored.map(({ id }) => id).join(' ') && isKnown(happening.after);
    },
  ),
  situation('SAV-1 never more than a hundred are saved', isKnown, (now) => bottlesOf(now).length <= 100),
  step(
    'SAV-6 a damaged entry is reported once, and the others are stored again',
    (happening) =>
      (isOn(happening, 'page.hydrated') && !isKnown(happening.before)) || isReported(happening, 'saved.damaged'),
    (happening) => {
      const damaged = sent(happening, 'page.hydrated')?.saved.damaged ?? -1;
      const reported = factsOf(happening, 'saved.damaged').map(({ count }) => count);
      if (damaged === 0) return reported.length === 0;
      return reported.length === 1 && reported[0] === damaged && asked(happening, 'storeSaved') !== null;
    },
  ),
  step(
    'SAV-2 a press on a heart changes its state, and the change is reported',
    (happening) => isOn(happening, 'bottle.toggled') && isKnown(happening.before),
    (happening) => {
      const { before, after } = happening;
      const id = sent(happening, 'bottle.toggled')?.bottle.id ?? '';
      if (has(before, id)) return !has(after, id) && isReported(happening, 'saved.removed');
      if (bottlesOf(before).length >= MOST_SAVED) return idsOf(after) === idsOf(before);
      return bottlesOf(after)[0]?.id === id && isReported(happening, 'saved.added');
    },
  ),
  step(
    'SAV-1 at the limit nothing is saved, and a message says so',
    (happening) =>
      isOn(happening, 'bottle.toggled', 'line.savedForLater', 'removal.undone') &&
      isKnown(happening.before) &&
      bottlesOf(happening.before).length >= MOST_SAVED,
    (happening) => {
      const removed = sent(happening, 'removal.undone')?.removal;
      const undone = happening.before.context.removals.find((removal) => removal.id === removed)?.bottle.id;
      const line = sent(happening, 'line.savedForLater')?.line.bottle.id;
      const id = sent(happening, 'bottle.toggled')?.bottle.id ?? line ?? undone;
      if (id === undefined || has(happening.before, id)) return true;
      return idsOf(happening.before) === idsOf(happening.after) && isReported(happening, 'saved.full');
    },
  ),
  step(
    'SAV-1 every change of this tab is stored at once',
    (happening) => idsOf(happening.before) !== idsOf(happening.after) && isKnown(happening.before),
    (happening) => {
      if (isOn(happening, 'saved.changedElsewhere')) return asked(happening, 'storeSaved') === null;
      const stored = asked(happening, 'storeSaved')?.input as { bottles: readonly NamedProduct[] } | undefined;
      return stored?.bottles.map(({ id }) => id).join(' ') === idsOf(happening.after);
    },
  ),
  step(
    "SAV-3 'Remove' removes only its bottle",
    (happening) => isOn(happening, 'bottle.removed') && isKnown(happening.before),
    (happening) => {
      const left = bottlesOf(happening.before).filter(({ id }) => id !== sent(happening, 'bottle.removed')?.id);
      return left.map(({ id }) => id).join(' ') === idsOf(happening.after);
    },
  ),
  run('SAV-3 Undo restores a bottle and its place', () => {
    const before = new Map<string | number, string>();
    return (happening) => {
      const [fact] = factsOf(happening, 'saved.removed');
      const undone = sent(happening, 'removal.undone');
      const wanted = undone ? before.get(undone.removal) : undefined;
      // Only what was removed last can come back to what was there before.
      if (idsOf(happening.before) !== idsOf(happening.after)) before.clear();
      if (fact) before.set((fact.removal as { id: string }).id, idsOf(happening.before));
      return wanted === undefined ? null : idsOf(happening.after) === wanted;
    };
  }),
  step(
    'SAV-5 a line that is moved here is saved or returned',
    (happening) => isOn(happening, 'line.savedForLater') && isKnown(happening.before),
    (happening) => {
      const id = sent(happening, 'line.savedForLater')?.line.bottle.id ?? '';
      const isHere = has(happening.after, id);
      return (
        isReported(happening, 'saved.line.savedForLater') === isHere &&
        isReported(happening, 'saved.line.returned') === !isHere
      );
    },
  ),
  step(
    'SAV-5 Undo of a move removes the bottle that the move has saved, and always returns the line',
    (happening) => isOn(happening, 'savedForLater.undone') && isKnown(happening.before),
    (happening) => {
      const { before, after } = happening;
      const removal = sent(happening, 'savedForLater.undone')?.removal;
      const moved = before.context.savedForLater.find((line) => line.removal === removal)?.bottle.id;
      const left = bottlesOf(before).filter(({ id }) => id !== moved);
      return (
        idsOf(after) === left.map(({ id }) => id).join(' ') &&
        factsOf(happening, 'saved.line.returned').some((fact) => fact.removal === removal)
      );
    },
  ),
  step(
    'SAV-6 two tabs show the same bottles',
    (happening) => isOn(happening, 'saved.changedElsewhere') && isKnown(happening.before),
    (happening) =>
      sent(happening, 'saved.changedElsewhere')
        ?.bottles.map(({ id }) => id)
        .join(' ') === idsOf(happening.after),
  ),
  step(
    'SAV-4 the offers are informed of every change',
    (happening) =>
      isKnown(happening.after) && (!isKnown(happening.before) || idsOf(happening.before) !== idsOf(happening.after)),
    (happening) => {
      const reported = factsOf(happening, 'saved.listed').at(-1)?.ids as readonly string[] | undefined;
      return reported?.join(' ') === idsOf(happening.after);
    },
  ),
  step(
    'SAV-7 the page knows from storage whether the bottles are stored',
    (happening) => answerOf(happening, 'storeSaved') !== null,
    (happening) =>
      happening.after.matches({ book: { open: 'stored' } }) === (answerOf(happening, 'storeSaved')?.output === true),
  ),
  situation(
    'SAV-4 the page says whether there is any bottle',
    isKnown,
    (now) => now.matches({ contents: 'some' }) === bottlesOf(now).length > 0,
  ),
  step(
    'STO-1 the page says from the start that the browser cannot store the saved bottles',
    (happening) => isOn(happening, 'storage.refused') && happening.before.matches({ book: { open: 'stored' } }),
    (happening) => happening.after.matches({ book: { open: 'notStored' } }),
  ),
];
