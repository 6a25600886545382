import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { ProblemError } from '#machines/domain/problem.ts';
import { stateText } from '#machines/domain/state-text.ts';
import { headerMachine } from '#machines/header/header.machine.ts';
import {
  eventOfKey,
  isAccountMenuOpen,
  isAppCodeOpen,
  isMenuOpen,
  isSearchPanelOpen,
  isSuggesting,
} from '#machines/header/header.selectors.ts';
import type { Suggestion, Suggestions } from '#machines/header/suggestions.ts';
import { heldRequests } from '#tests/support/held-requests.ts';
import { factsOf, faultsOf } from '#tests/support/observed.ts';

const suggestion = (id: string): Suggestion => ({
  kind: 'product',
  id,
  name: `Bottle ${id}`,
  href: `/products/gin/${id}`,
});
const to = (href: string) => ({ type: 'navigation.requested', href, kind: 'push', preserveScroll: false });

/** The header at its start: the age gate covers the page. */
function startHeader() {
  const clock = new SimulatedClock();
  const asked = heldRequests<Suggestions, { text: string }>();
  const header = createActor(headerMachine.provide({ actors: { suggest: asked.logic } }), { clock });
  const facts = factsOf(header);
  const faults = faultsOf(header);
  header.start();
  const context = () => header.getSnapshot().context;
  const search = () => header.getSnapshot().value.search;
  const panel = () => stateText(header.getSnapshot().value.panels);
  const type = (text: string) => header.send({ type: 'search.typed', text });
  return { header, clock, asked, facts, faults, context, search, panel, type };
}

/** The header over a page that lies open. */
function startUncovered() {
  const started = startHeader();
  started.header.send({ type: 'page.uncovered' });
  return started;
}

async function suggesting(...ids: string[]) {
  const started = startHeader();
  started.type('gin');
  started.clock.increment(150);
  await started.asked.latest().answer(ids.map(suggestion));
  return started;
}

describe('HDR-1 the search', () => {
  it('HDR-1 goes to /products?search=<term>, trimmed, and the field is blank again', () => {
    const { header, facts, context, type } = startHeader();
    type('old tom');
    header.send({ type: 'search.submitted', text: '  old tom & co ' });
    expect(facts).toEqual([to('/products?search=old+tom+%26+co')]);
    expect(context().text).toBe('');
  });

  it.each(['', ' ', ' \t\n '])("HDR-1 '%s' is blank and ignored", (text) => {
    const { header, facts, type, search } = startHeader();
    type('gi');
    header.send({ type: 'search.submitted', text });
    expect(facts).toEqual([]);
    expect(search()).toBe('waiting');
  });

  it('HDR-5 plain Enter works in every state of the search and aborts the request for suggestions', async () => {
    const waiting = startHeader();
    waiting.type('gin');
    waiting.header.send({ type: 'search.submitted', text: 'gin' });
    waiting.clock.increment(1000);
    expect(waiting.asked.all).toHaveLength(0);
    expect(waiting.facts).toEqual([to('/products?search=gin')]);

    const looking = startHeader();
    looking.type('gin');
    looking.clock.increment(150);
    looking.header.send({ type: 'search.submitted', text: 'gin' });
    expect(looking.asked.latest().signal.aborted).toBe(true);
    await looking.asked.latest().answer([suggestion('a')]);
    expect(looking.search()).toBe('idle');
    expect(looking.facts).toEqual([to('/products?search=gin')]);

    const open = await suggesting('a');
    open.header.send({ type: 'search.submitted', text: 'gin' });
    expect(open.facts).toEqual([to('/products?search=gin')]);
    expect(open.context().suggestions).toEqual([]);
  });
});

describe('HDR-5 suggestions', () => {
  it('HDR-5 149 ms after the last letter nothing is asked; 1 ms more and it is, once', () => {
    const { clock, asked, type } = startHeader();
    for (const text of ['gi', 'gin', 'gin ']) {
      type(text);
      clock.increment(149);
    }
    expect(asked.all).toHaveLength(0);
    clock.increment(1);
    expect(asked.all.map(({ input }) => input)).toEqual([{ text: 'gin ' }]);
  });

  it.each(['', 'g', ' g '])("HDR-5 '%s' is too short to be asked for", (text) => {
    const { clock, asked, search, type } = startHeader();
    type(text);
    clock.increment(1000);
    expect(asked.all).toHaveLength(0);
    expect(search()).toBe('idle');
  });

  it('HDR-5 an older answer never replaces a newer one', async () => {
    const { clock, asked, context, type } = startHeader();
    type('gi');
    clock.increment(150);
    type('gin');
    expect(asked.at(0).signal.aborted).toBe(true);
    clock.increment(150);
    await asked.at(1).answer([suggestion('newer')]);
    await asked.at(0).answer([suggestion('older')]);
    expect(context().suggestions.map(({ id }) => id)).toEqual(['newer']);
  });

  it('HDR-5 earlier suggestions stay while the next ones are loading, and can still be chosen', async () => {
    for (const pause of [0, 150]) {
      const { header, clock, context, facts, type } = await suggesting('a');
      type('gin d');
      clock.increment(pause);
      expect(context().suggestions).toHaveLength(1);
      header.send({ type: 'suggestion.chosen', href: '/products/gin/a' });
      expect(facts).toEqual([to('/products/gin/a')]);
      expect(context()).toMatchObject({ text: '', suggestions: [] });
    }
  });

  it('HDR-5 nothing like the text: nothing is suggested', async () => {
    const { search, context } = await suggesting();
    expect(search()).toBe('idle');
    expect(context().suggestions).toEqual([]);
  });

  it('HDR-5 a text deleted takes its suggestions with it', async () => {
    const { type, search, context } = await suggesting('a');
    type('');
    expect(search()).toBe('idle');
    expect(context().suggestions).toEqual([]);
  });

  it('HDR-5 Escape takes them away and leaves the text; also while they are on their way', async () => {
    const open = await suggesting('a');
    open.header.send({ type: 'suggestions.dismissed' });
    expect(open.search()).toBe('idle');
    expect(open.context()).toMatchObject({ text: 'gin', suggestions: [] });

    const looking = startHeader();
    looking.type('gin');
    looking.clock.increment(150);
    looking.header.send({ type: 'suggestions.dismissed' });
    expect(looking.asked.latest().signal.aborted).toBe(true);
  });

  it('HDR-5 suggestions that cannot be had are not missed: the search still works', async () => {
    const { header, clock, asked, search, facts, type, context } = startHeader();
    type('gin');
    clock.increment(150);
    await asked.latest().fail(new ProblemError('server', 'Something went wrong at our end.'));
    expect(search()).toBe('unavailable');
    expect(context().suggestions).toEqual([]);
    header.send({ type: 'search.submitted', text: 'gin' });
    expect(facts).toEqual([to('/products?search=gin')]);
    type('rum');
    clock.increment(150);
    expect(asked.all).toHaveLength(2);
  });

  it('FLW-1 a bug in them stops the machine', async () => {
    const { header, clock, asked, faults, type } = startHeader();
    type('gin');
    clock.increment(150);
    const bug = new RangeError('too deep');
    await asked.latest().fail(bug);
    expect(header.getSnapshot().status).toBe('error');
    expect(faults).toEqual([bug]);
  });

  it('HDR-5 Enter on a highlighted suggestion goes there; typing on lets go of it', async () => {
    const { header, facts, context, type } = await suggesting('a', 'b');
    header.send({ type: 'highlight.advanced' });
    header.send({ type: 'highlight.advanced' });
    expect(context().highlighted).toBe(1);
    type('gin x');
    expect(context().highlighted).toBeNull();
    header.send({ type: 'highlight.reversed' });
    header.send({ type: 'search.submitted', text: 'gin x' });
    expect(facts).toEqual([to('/products/gin/b')]);
    expect(context().highlighted).toBeNull();
  });

  it('HDR-5 newer suggestions are not highlighted where the older were', async () => {
    const { header, clock, asked, context, type } = await suggesting('a', 'b');
    type('gin d');
    header.send({ type: 'highlight.advanced' });
    clock.increment(150);
    await asked.latest().answer([suggestion('c')]);
    expect(context().highlighted).toBeNull();
  });

  it('HDR-5 a highlighted suggestion that is among the newer ones stays highlighted, at any position', async () => {
    const { header, clock, asked, facts, context, type } = await suggesting('a', 'b');
    type('gin d');
    header.send({ type: 'highlight.advanced' });
    clock.increment(150);
    await asked.latest().answer([suggestion('c'), suggestion('a')]);
    expect(context().highlighted).toBe(1);
    header.send({ type: 'search.submitted', text: 'gin d' });
    expect(facts).toEqual([to('/products/gin/a')]);
  });

  it('HDR-5 without suggestions the arrows do nothing and none can be chosen', () => {
    const { header, facts, context } = startHeader();
    header.send({ type: 'highlight.advanced' });
    header.send({ type: 'highlight.reversed' });
    header.send({ type: 'suggestion.chosen', href: '/products/gin/a' });
    expect(context().highlighted).toBeNull();
    expect(facts).toEqual([]);
  });

  it('HDR-5 on the next page the field is blank and nothing is asked any more', () => {
    const { header, clock, asked, context, type } = startHeader();
    type('gin');
    header.send({ type: 'page.reached' });
    clock.increment(1000);
    expect(asked.all).toHaveLength(0);
    expect(context().text).toBe('');
  });
});

const OPENED = { type: 'header.panel.opened' };
const CLOSED = { type: 'header.panel.closed' };
const PANELS = [
  ['menu', 'menu.opened', 'menu.dismissed', isMenuOpen],
  ['appCode', 'appCode.opened', 'appCode.dismissed', isAppCodeOpen],
  ['searchPanel', 'searchPanel.opened', 'searchPanel.dismissed', isSearchPanelOpen],
] as const;

describe('HDR-4 what opens over the page', () => {
  it.each(PANELS)('HDR-4 %s opens, is dismissed, and is closed by following a link', (_, opened, dismissed, isOpen) => {
    const { header, facts } = startUncovered();
    const open = () => isOpen(header.getSnapshot());
    expect(open()).toBe(false);
    header.send({ type: dismissed });
    expect(facts).toEqual([]);
    header.send({ type: opened });
    expect(open()).toBe(true);
    expect(header.getSnapshot().hasTag('open')).toBe(true);
    header.send({ type: dismissed });
    expect(open()).toBe(false);
    header.send({ type: opened });
    header.send({ type: 'page.reached' });
    expect(open()).toBe(false);
    expect(facts).toEqual([OPENED, CLOSED, OPENED, CLOSED]);
  });

  it('HDR-4 one thing at a time: the app code closes the drawer, the drawer the search panel', () => {
    const { header, facts, panel } = startUncovered();
    header.send({ type: 'searchPanel.opened' });
    header.send({ type: 'menu.opened' });
    expect(panel()).toBe('open.menu');
    header.send({ type: 'appCode.opened' });
    expect(panel()).toBe('open.appCode');
    expect(facts, 'the page stays covered in between').toEqual([OPENED]);
  });

  it('HDR-4 a late word of a panel that has closed does not close the one in its place', () => {
    const { header, panel } = startUncovered();
    header.send({ type: 'menu.opened' });
    header.send({ type: 'appCode.opened' });
    header.send({ type: 'menu.dismissed' });
    expect(panel()).toBe('open.appCode');
  });

  it('PRD-2 the filters that open take the place of a panel', () => {
    const { header, facts, panel } = startUncovered();
    header.send({ type: 'menu.opened' });
    header.send({ type: 'panel.dismissed' });
    expect(panel()).toBe('closed');
    expect(facts).toEqual([OPENED, CLOSED]);
  });
});

const ALL_OPENING = ['menu.opened', 'accountMenu.opened', 'appCode.opened', 'searchPanel.opened'] as const;

describe('AGE-7 nothing opens while something covers the whole page', () => {
  it('AGE-7 before the gate has opened no panel opens, for whomever', () => {
    const { header, facts, panel } = startHeader();
    header.send({ type: 'shopper.signedIn' });
    for (const type of ALL_OPENING) {
      expect(header.getSnapshot().can({ type }), type).toBe(false);
      header.send({ type });
    }
    expect(panel()).toBe('barred');
    expect(facts).toEqual([]);
  });

  it('CHK-1 the checkout closes the panel that is open, and none opens until it has closed', () => {
    const { header, facts, panel } = startUncovered();
    header.send({ type: 'menu.opened' });
    header.send({ type: 'page.covered' });
    header.send({ type: 'page.reached' });
    for (const type of ALL_OPENING) header.send({ type });
    expect(panel()).toBe('barred');
    expect(facts).toEqual([OPENED, CLOSED]);
    header.send({ type: 'page.uncovered' });
    expect(panel()).toBe('closed');
    header.send({ type: 'appCode.opened' });
    expect(panel()).toBe('open.appCode');
  });

  it('CHK-1 covered with no panel open, it is barred too', () => {
    const { header, panel } = startUncovered();
    header.send({ type: 'page.covered' });
    expect(panel()).toBe('barred');
  });
});

describe('HDR-3 the account menu', () => {
  it('HDR-3 without a signed-in shopper no account menu opens, neither first nor instead of the drawer', () => {
    const { header, panel } = startUncovered();
    header.send({ type: 'accountMenu.opened' });
    expect(panel()).toBe('closed');
    header.send({ type: 'menu.opened' });
    header.send({ type: 'accountMenu.opened' });
    expect(panel()).toBe('open.menu');
  });

  it('HDR-3 who is signed in opens and closes it', () => {
    const { header, facts } = startUncovered();
    header.send({ type: 'shopper.signedIn' });
    header.send({ type: 'accountMenu.opened' });
    expect(isAccountMenuOpen(header.getSnapshot())).toBe(true);
    header.send({ type: 'accountMenu.dismissed' });
    expect(isAccountMenuOpen(header.getSnapshot())).toBe(false);
    expect(facts).toEqual([OPENED, CLOSED]);
  });

  it('HDR-3 it closes as the shopper is signed out; other panels stay', () => {
    const { header, panel } = startUncovered();
    header.send({ type: 'shopper.signedIn' });
    header.send({ type: 'accountMenu.opened' });
    header.send({ type: 'shopper.signedOut' });
    expect(panel()).toBe('closed');
    header.send({ type: 'accountMenu.opened' });
    expect(panel()).toBe('closed');

    header.send({ type: 'shopper.signedIn' });
    header.send({ type: 'menu.opened' });
    header.send({ type: 'shopper.signedOut' });
    expect(panel()).toBe('open.menu');
  });
});

describe('HDR-5 the keys of the search field', () => {
  it("HDR-5 arrows and Escape have an effect while suggestions are shown; otherwise the browser's own", async () => {
    const { header } = await suggesting('a');
    const meaning = (key: string) => eventOfKey(header.getSnapshot(), key)?.type;
    expect(['ArrowDown', 'ArrowUp', 'Escape', 'Enter', 'Tab'].map(meaning)).toEqual([
      'highlight.advanced',
      'highlight.reversed',
      'suggestions.dismissed',
      undefined,
      undefined,
    ]);
    header.send({ type: 'suggestions.dismissed' });
    expect(['ArrowDown', 'ArrowUp', 'Escape'].map(meaning)).toEqual([undefined, undefined, undefined]);
  });

  it('HDR-5 the list is shown only if there are suggestions', async () => {
    const none = await suggesting();
    expect(isSuggesting(none.header.getSnapshot())).toBe(false);
    const some = await suggesting('a', 'b');
    expect(isSuggesting(some.header.getSnapshot())).toBe(true);
    some.type('g');
    expect(isSuggesting(some.header.getSnapshot())).toBe(false);
  });
});
