import type { helpMachine } from '#machines/help/help.machine.ts';
import { sampleQuestions } from '#machines/help/help.samples.ts';
import { sentencesOn } from './property.ts';

const { step, run, sent, isOn } = sentencesOn<typeof helpMachine>();

type Step = Parameters<typeof sent>[0];
type Snapshot = Step['after'];

const textIn = (text: string) => text.trim().toLowerCase();

/** HLP-1: a search among questions and answers, case-insensitively; a blank one finds all. */
const expectedIds = (text: string): readonly string[] =>
  sampleQuestions
    .flatMap(({ entries }) => entries)
    .filter(({ question, answer }) => `${question} ${answer}`.toLowerCase().includes(textIn(text)))
    .map(({ id }) => id);

const shownIds = ({ context, value }: Snapshot): readonly string[] =>
  value === 'browsing' ? expectedIds('') : context.found.flatMap(({ entries }) => entries.map(({ entry }) => entry.id));

const groupOf = (id: string): string | undefined =>
  sampleQuestions.find(({ entries }) => entries.some((entry) => entry.id === id))?.title;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join(' ') === [...other].sort().join(' ');

/** What is typed into the search after this step; null where it is not about the search. */
function searchedFor(happening: Step): string | null {
  return isOn(happening, 'search.cleared') ? '' : (sent(happening, 'search.changed')?.text ?? null);
}

/** A link, or a shopper who signs out. */
const isBegunAnew = (happening: Step): boolean =>
  sent(happening, 'help.reached')?.kind === 'push' || isOn(happening, 'shopper.signedOut');

const isSearching = (text: string): boolean => textIn(text) !== '';

export const helpProperties = [
  step(
    'HLP-1 the search filters questions and answers, case-insensitively',
    (happening) => searchedFor(happening) !== null,
    (happening) => isSame(shownIds(happening.after), expectedIds(searchedFor(happening) ?? '')),
  ),
  step(
    "HLP-1 the page says 'no result' exactly when there is none",
    (happening) => searchedFor(happening) !== null,
    ({ after }) => after.matches('nothingFound') === (shownIds(after).length === 0),
  ),
  step(
    'HLP-1 each question is in its group, and no group is empty',
    ({ after }) => after.context.found.length > 0,
    ({ after }) =>
      after.context.found.every(
        ({ title, entries }) => entries.length > 0 && entries.every(({ entry }) => groupOf(entry.id) === title),
      ),
  ),
  step(
    'HLP-1 the typed text stays in the field until it is cleared',
    () => true,
    (happening) => {
      const typed = isBegunAnew(happening) ? '' : searchedFor(happening);
      return happening.after.context.text === (typed ?? happening.before.context.text);
    },
  ),
  step(
    'HLP-1 found answers are open',
    (happening) => isSearching(searchedFor(happening) ?? ''),
    ({ after }) => isSame(after.context.open, shownIds(after)),
  ),
  step(
    'HLP-1 RTE-5 Back shows the page as it was left',
    (happening) => sent(happening, 'help.reached')?.kind === 'pop',
    ({ before, after }) =>
      before.context.text === after.context.text &&
      isSame(shownIds(before), shownIds(after)) &&
      isSame(before.context.open, after.context.open),
  ),
  run('HLP-1 STO-4 a link begins anew, and so does a shopper who signs out', ({ context: { open } }) => (happening) => {
    if (!isBegunAnew(happening)) return null;
    const { after } = happening;
    return after.matches('browsing') && isSame(shownIds(after), expectedIds('')) && isSame(after.context.open, open);
  }),
  run('HLP-1 after a search all questions are shown, and the same ones are open as before it', (first) => {
    let openBefore: readonly string[] = first.context.open;
    let isFiltered = false;
    return (happening) => {
      if (isBegunAnew(happening)) isFiltered = false;
      const text = searchedFor(happening);
      if (text !== null && isSearching(text) && !isFiltered) {
        openBefore = happening.before.context.open;
        isFiltered = true;
      }
      if (text === null || isSearching(text)) return null;
      const wasFiltered = isFiltered;
      isFiltered = false;
      return isSame(happening.after.context.open, wasFiltered ? openBefore : happening.before.context.open);
    };
  }),
  step(
    'HLP-1 the search can be cleared when there is no result',
    ({ before }) => shownIds(before).length === 0,
    ({ before }) => before.can({ type: 'search.cleared' }),
  ),
  step(
    'HLP-1 a press on a question opens its answer, the next one closes it, and others stay as they are',
    (happening) => isOn(happening, 'question.toggled') && shownIds(happening.before).length > 0,
    (happening) => {
      const { before, after } = happening;
      const id = sent(happening, 'question.toggled')?.id ?? '';
      const others = (ids: readonly string[]) => ids.filter((each) => each !== id);
      const isOther = before.context.open.includes(id) !== after.context.open.includes(id);
      return isOther && isSame(others(before.context.open), others(after.context.open));
    },
  ),
];
