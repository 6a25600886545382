import type { ScrollTarget } from '#machines/navigation/navigation.events.ts';
import type { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { isJustOpened, openedPages } from '#machines/navigation/navigation.selectors.ts';
import { asked, factsOf, isAsked, isDone, isReported, isTimeOut } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, situation, beginning, run, sent, isOn } = sentencesOn<typeof navigationMachine>();

type Step = Parameters<typeof sent>[0];

const SEEKERS = ['seekPosition', 'seekFragment'] as const;

/** What the addresses of the shop are pages of. */
const PAGES: Readonly<Record<string, string>> = { '/': 'home', '/products': 'products' };

const isRead = ({ before }: Step): boolean => before.context.entry !== null;

/** Back, or a link, between two places of one page: the page stays. */
function isWithinPage(happening: Step): boolean {
  const change = sent(happening, 'history.changed');
  const here = happening.before.context.entry?.address;
  const there = change?.entry.address;
  return change?.kind === 'pop' && there?.path === here?.path && there?.search === here?.search;
}

/** A change of the address that opens another page, or the same one again. */
const leadsOn = (happening: Step): boolean => isOn(happening, 'history.changed') && !isWithinPage(happening);
const keepsPage = (happening: Step): boolean => sent(happening, 'history.changed')?.preserveScroll === true;
const isNewPage = (happening: Step): boolean => leadsOn(happening) && !keepsPage(happening);
const requestedPosition = (happening: Step): ScrollTarget | null =>
  (asked(happening, 'seekPosition')?.input as ScrollTarget | undefined) ?? null;

export const navigationProperties = [
  beginning(
    'RTE-5 the heading of the first page does not take the focus',
    (first) => openedPages(first) === 0 && !isJustOpened(first),
  ),
  step(
    'RTE-1 RTE-5 each new address is reported to the shop, with its page',
    (happening) => (isRead(happening) && leadsOn(happening)) || (!isRead(happening) && isOn(happening, 'history.read')),
    (happening) => {
      const [fact] = factsOf(happening, 'navigation.page.reached');
      const address = happening.event.entry.address;
      const category = new URLSearchParams(address.search).get('category');
      const isRightList = fact?.route.name !== 'products' || fact.route.query.category === category;
      return fact?.route.name === PAGES[address.path] && isRightList;
    },
  ),
  step(
    'RTE-5 the report says whether a link or Back and Forward led to the page',
    (happening) => isReported(happening, 'navigation.page.reached'),
    (happening) =>
      factsOf(happening, 'navigation.page.reached')[0]?.kind === (sent(happening, 'history.changed')?.kind ?? 'pop'),
  ),
  step(
    'PRD-12 the report says how many pages of the list its history entry had',
    (happening) => isReported(happening, 'navigation.page.reached'),
    (happening) =>
      factsOf(happening, 'navigation.page.reached')[0]?.pages ===
      (sent(happening, 'history.read') ?? sent(happening, 'history.changed'))?.entry.pages,
  ),
  step(
    'RTE-5 a place within the page is not another page',
    (happening) => isRead(happening) && isWithinPage(happening),
    (happening) =>
      !isReported(happening, 'navigation.page.reached') &&
      openedPages(happening.after) === openedPages(happening.before) &&
      isDone(happening, 'labelEntry'),
  ),
  step(
    'RTE-5 only the history reports a page',
    (happening) => isReported(happening, 'navigation.page.reached'),
    (happening) => isOn(happening, 'history.read', 'history.changed'),
  ),
  step(
    "RTE-5 each navigation moves the focus to the page's heading",
    isNewPage,
    ({ before, after }) => openedPages(after) === openedPages(before) + 1 && isJustOpened(after),
  ),
  step(
    'AGE-7 once the gate opens, the focus goes to the heading of the page behind it',
    (happening) => isOn(happening, 'page.revealed'),
    ({ before, after }) => openedPages(after) === openedPages(before) + 1 && isJustOpened(after),
  ),
  step(
    'RTE-5 nothing else moves the focus to the heading: filters change the address, not the page',
    (happening) => !isNewPage(happening) && !isOn(happening, 'page.revealed'),
    ({ before, after }) => openedPages(after) === openedPages(before) && (isJustOpened(before) || !isJustOpened(after)),
  ),
  step(
    'RTE-5 a page is newly opened for a while, and only time ends this',
    ({ before, after }) => isJustOpened(before) && !isJustOpened(after),
    isTimeOut,
  ),
  run('RTE-5 Back restores the scroll position, and a link leads to the top', () => {
    const left = new Map<string, number>();
    return (happening) => {
      for (const [key, top] of Object.entries(sent(happening, 'history.read')?.positions ?? {})) left.set(key, top);
      const change = sent(happening, 'history.changed');
      const { entry } = happening.before.context;
      if (!change || !entry || !leadsOn(happening)) return null;
      left.set(entry.key, change.leftAt);
      const top = change.kind === 'pop' ? (left.get(change.entry.key) ?? 0) : 0;
      return keepsPage(happening) ? requestedPosition(happening) === null : requestedPosition(happening)?.top === top;
    };
  }),
  step(
    'RTE-5 a page that is loaded again is scrolled to its position, unless it is scrolled already or names a place',
    (happening) => !isRead(happening) && isOn(happening, 'history.read'),
    (happening) => {
      const read = sent(happening, 'history.read');
      const top = read?.positions[read.entry.key] ?? 0;
      const isLost = top > 0 && read?.scrolledTo === 0 && read.entry.fragment === '';
      return isLost ? requestedPosition(happening)?.top === top : requestedPosition(happening) === null;
    },
  ),
  run('RTE-5 a page that is hidden stores where all pages were left, and itself once it has reached its place', () => {
    let left: Record<string, number> = {};
    return (happening) => {
      const { before, effects } = happening;
      const { entry } = before.context;
      left = { ...left, ...(entry === null ? sent(happening, 'history.read')?.positions : {}) };
      const change = sent(happening, 'history.changed');
      if (change && entry && leadsOn(happening)) left = { ...left, [entry.key]: change.leftAt };
      const stored = effects.find(({ type }) => type === 'storePositions');
      const hidden = sent(happening, 'page.hidden');
      if (!hidden || entry === null) return stored === undefined;
      if (!isAsked(before, 'seekPosition')) left = { ...left, [entry.key]: hidden.leftAt };
      const params = (stored?.params ?? {}) as Record<string, number>;
      return (
        Object.keys(params).length === Object.keys(left).length &&
        Object.entries(left).every(([key, top]) => params[key] === top)
      );
    };
  }),
  step(
    'CAT-2 a link that asks for it scrolls smoothly, and no other does',
    (happening) => isRead(happening) && isNewPage(happening),
    (happening) => requestedPosition(happening)?.smooth === sent(happening, 'history.changed')?.smoothScroll,
  ),
  step(
    'RTE-5 a place that the address names is scrolled into view',
    (happening) => {
      const reached =
        sent(happening, 'history.read') ?? (isWithinPage(happening) ? sent(happening, 'history.changed') : null);
      return reached !== null && reached.entry.fragment !== '';
    },
    (happening) =>
      JSON.stringify(asked(happening, 'seekFragment')?.input) ===
      JSON.stringify({ fragment: happening.event.entry.fragment }),
  ),
  step(
    'RTE-5 scrolling by the shopper stops the search for a place, and so does reaching it',
    (happening) => isOn(happening, 'shopper.scrolled', 'place.reached'),
    ({ after }) => SEEKERS.every((seeker) => !isAsked(after, seeker)),
  ),
  situation(
    'RTE-5 one place is searched at a time',
    () => true,
    (snapshot) => SEEKERS.filter((seeker) => isAsked(snapshot, seeker)).length <= 1,
  ),
  step(
    'RTE-5 a page that stays too short is scrolled as far as possible once: after a while, a list of several pages at the end',
    (happening) => isTimeOut(happening) && happening.event.type.endsWith('.seekingPosition'),
    (happening) => {
      const isList = (happening.before.context.entry?.pages ?? 1) > 1;
      const isOver = !isAsked(happening.after, 'seekPosition');
      return isDone(happening, 'scrollAsFarAsPossible') === (isList === isOver);
    },
  ),
  step(
    'RTE-5 the search for a place ends when it is reached, when the shopper scrolls, on another page, or after a while',
    ({ before, after }) => SEEKERS.some((seeker) => isAsked(before, seeker) && !isAsked(after, seeker)),
    (happening) =>
      isTimeOut(happening) || isOn(happening, 'place.reached', 'shopper.scrolled', 'history.changed', 'history.read'),
  ),
  step(
    'RTE-1 a requested page is opened, once',
    (happening) => isOn(happening, 'page.requested'),
    ({ effects, event }) => {
      const [change, ...others] = effects.filter(({ type }) => type === 'changeHistory');
      return change?.params === event && others.length === 0;
    },
  ),
  step(
    'RTE-1 nothing else changes the history',
    (happening) => isDone(happening, 'changeHistory'),
    (happening) => isOn(happening, 'page.requested'),
  ),
];
