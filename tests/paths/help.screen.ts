import type { SnapshotFrom } from 'xstate';
import type { helpMachine } from '#machines/help/help.machine.ts';
import { ALL_QUESTIONS, QUESTIONS } from '#machines/help/questions.ts';
import type { ExpectedModel } from '#tests/explore/expected-model.ts';
import { all, isPageSeen, isShown } from '#tests/explore/moves/move.ts';
import { type FlowScreen, type Hand, press, pressIn, sight, unseen, within, wordsSeen } from './screen.ts';

type Snapshot = SnapshotFrom<typeof helpMachine>;

const isHelp = all(isPageSeen, isShown('help'));
const main = (role: string, name?: string | RegExp) => within('main', undefined, sight(role, name));
const field = ({ page }: Hand) => page.getByRole('searchbox', { name: 'Search questions' });
const shownIn = ({ value, context }: Snapshot) => (value === 'browsing' ? ALL_QUESTIONS : context.found);
const firstQuestion = (expectedModel: ExpectedModel) =>
  shownIn(expectedModel.flow('help').getSnapshot())[0]?.entries[0]?.entry;

/** How many questions match what is searched for; nothing without a search. HLP-1. */
function statusOf({ context: { text, found } }: Snapshot): string {
  const words = text.trim();
  if (words === '') return '';
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  if (count === 0) return `No questions match “${words}”`;
  return `${count} ${count === 1 ? 'question matches' : 'questions match'} “${words}”`;
}

/** HLP-1. */
export const helpScreen: FlowScreen = {
  flow: 'help',
  isOnScreen: isHelp,
  seen: {
    nothingFound: [main('heading', 'Another way to an answer'), main('button', 'Show all questions')],
  },
  unseen: {
    browsing: 'all groups of questions are seen: facts',
    found: 'how many questions match is said, and they are seen: facts',
  },
  facts: (expectedModel) => {
    if (!isHelp(expectedModel) || expectedModel.state('help') === 'not running') return [];
    const snapshot = expectedModel.flow('help').getSnapshot();
    const shown = shownIn(snapshot);
    const { open } = snapshot.context;
    return [
      ...QUESTIONS.map(({ id, title }) => {
        const region = main('region', title);
        return shown.some((group) => group.id === id) ? region : unseen(region);
      }),
      wordsSeen(statusOf(snapshot), 'main'),
      ...shown
        .flatMap(({ entries }) => entries)
        .map(({ entry }) => {
          const opened = within('main', undefined, sight('button', entry.question, 'expanded'));
          return open.includes(entry.id) ? opened : unseen(opened);
        }),
    ];
  },
  verbs: {
    "searches the help for 'refund'": (hand) => field(hand).fill('refund'),
    "searches the help for 'xyzzy'": (hand) => field(hand).fill('xyzzy'),
    "searches the help for ' '": (hand) => field(hand).fill(' '),
    "presses 'Clear search' of the help": pressIn('main', 'Clear search'),
    "presses 'Show all questions'": press('Show all questions'),
    'presses the first question': (hand) => press(firstQuestion(hand.expectedModel)?.question ?? '')(hand),
  },
};
