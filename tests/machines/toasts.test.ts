import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { addressTexts } from '#machines/shop/address-texts.ts';
import { orderTexts } from '#machines/shop/order-texts.ts';
import { savedTexts } from '#machines/shop/saved-texts.ts';
import { toastTexts } from '#machines/shop/toast-texts.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { shownToasts } from '#machines/toasts/toasts.selectors.ts';
import { factsOf } from '#tests/support/observed.ts';

/** @param isCovered by the age gate */
function startToasts({ isCovered = false } = {}) {
  const clock = new SimulatedClock();
  const toasts = createActor(toastsMachine, { clock });
  const facts = factsOf(toasts);
  toasts.start();
  if (!isCovered) toasts.send({ type: 'page.uncovered' });
  const say = (key: string, title = key) =>
    toasts.send({ type: 'toast.requested', content: { key, title, detail: null, imageUrl: null, action: null } });
  const shown = () =>
    shownToasts(toasts.getSnapshot())
      .map(({ title }) => title)
      .join(' ');
  const idOf = (title: string) => toasts.getSnapshot().context.toasts.find((toast) => toast.title === title)?.id ?? -1;
  return { toasts, clock, facts, say, shown, idOf };
}

describe('CRT-6 messages stay five seconds', () => {
  it('CRT-6 4,999 ms: still there; 1 ms more: gone', () => {
    const { toasts, clock, say, shown } = startToasts();
    expect(toasts.getSnapshot().hasTag('open')).toBe(false);
    say('a');
    expect(toasts.getSnapshot().hasTag('open')).toBe(true);
    clock.increment(4999);
    expect(shown()).toBe('a');
    clock.increment(1);
    expect(shown()).toBe('');
    expect(toasts.getSnapshot().value).toBe('quiet');
  });

  it('CRT-6 the oldest leaves first, each after its own five seconds', () => {
    const { clock, say, shown } = startToasts();
    for (const key of ['a', 'b', 'c']) say(key);
    clock.increment(4999);
    expect(shown()).toBe('a b c');
    clock.increment(1);
    expect(shown()).toBe('b c');
    clock.increment(4999);
    expect(shown()).toBe('b c');
    clock.increment(1);
    expect(shown()).toBe('c');
    clock.increment(5000);
    expect(shown()).toBe('');
  });

  it('CRT-6 a new message restarts the five seconds', () => {
    const { clock, say, shown } = startToasts();
    say('a');
    clock.increment(4000);
    say('b');
    clock.increment(4999);
    expect(shown()).toBe('a b');
    clock.increment(1);
    expect(shown()).toBe('b');
  });

  it('CRT-6 three are shown at once; the oldest makes place', () => {
    const { say, shown } = startToasts();
    for (const key of ['a', 'b', 'c', 'd']) say(key);
    expect(shown()).toBe('b c d');
  });

  it('CRT-6 a later message with the same key takes the place of the former, under a new number', () => {
    const { say, shown, idOf } = startToasts();
    say('added-a', '1×a');
    const former = idOf('1×a');
    say('b');
    say('added-a', '2×a');
    expect(shown()).toBe('b 2×a');
    expect(idOf('2×a')).not.toBe(former);
  });
});

describe('CRT-6 what is added one after the other', () => {
  const added = (pieces: number, name: string) => ({
    type: 'toast.requested' as const,
    content: {
      key: 'added',
      title: 'Added to your cart',
      detail: `${pieces} × ${name}`,
      imageUrl: null,
      action: null,
      pieces,
    },
  });

  it('CRT-6 is counted in one message, which names the last product; another message is beside it', () => {
    const { toasts, say, shown } = startToasts();
    toasts.send(added(1, 'Gin'));
    expect(shown()).toBe('Added to your cart');
    say('a');
    toasts.send(added(2, 'Rum'));
    expect(shown()).toBe('a 3 items added to your cart');
    expect(toasts.getSnapshot().context.toasts.at(-1)?.detail).toBe('Last: 2 × Rum');
  });

  it('CRT-6 a message without a number takes the place of one with a number as it is', () => {
    const { toasts, say, shown } = startToasts();
    toasts.send(added(1, 'Gin'));
    say('added', 'Nothing was counted');
    expect(shown()).toBe('Nothing was counted');
  });

  it('CRT-6 restarts after the message has disappeared', () => {
    const { toasts, clock, shown } = startToasts();
    toasts.send(added(1, 'Gin'));
    clock.increment(5000);
    toasts.send(added(1, 'Gin'));
    expect(shown()).toBe('Added to your cart');
  });
});

describe('STO-2 several things that cannot be read', () => {
  it('STO-2 one message names them all, because a phone shows one message at a time', () => {
    const { toasts, shown } = startToasts();
    const unread = [
      toastTexts.damaged(false),
      orderTexts.damaged(1, false),
      savedTexts.damaged(2, false),
      addressTexts.damaged(1, false),
    ];
    for (const content of unread) toasts.send({ type: 'toast.requested', content });
    expect(shown()).toBe('Some of your data could not be read');
    expect(toasts.getSnapshot().context.toasts[0]?.detail).toBe(
      'Your saved cart, one order, some saved bottles and one of your addresses. We have set aside what was damaged. The rest is as it was.',
    );
  });

  it('STO-2 says so where there was no room to set one of them aside', () => {
    const { toasts } = startToasts();
    for (const content of [orderTexts.damaged(2, true), savedTexts.damaged(1, false)]) {
      toasts.send({ type: 'toast.requested', content });
    }
    expect(toasts.getSnapshot().context.toasts[0]?.detail).toBe(
      'Some orders and one saved bottle. There is no room to set all of it aside, so we leave it as it is. What you change now lasts until you leave or reload the page.',
    );
  });
});

describe('AGE-7 behind the age gate', () => {
  it('AGE-7 CRT-6 messages wait, and have their five seconds once it has closed', () => {
    const { toasts, clock, say, shown } = startToasts({ isCovered: true });
    say('a');
    say('b');
    clock.increment(60_000);
    expect(shown()).toBe('');
    toasts.send({ type: 'page.uncovered' });
    expect(shown()).toBe('a b');
    clock.increment(4999);
    expect(shown()).toBe('a b');
    clock.increment(1);
    expect(shown()).toBe('b');
  });
});

/** The two ways in which a shopper can be at a message. */
const WAYS = [
  ['the pointer', { type: 'pointer.entered' }, { type: 'pointer.left' }, 'byPointer'],
  ['the focus', { type: 'focus.entered' }, { type: 'focus.left' }, 'byFocus'],
] as const;

describe.each(WAYS)('CRT-6 %s at a message', (_, enters, leaves, held) => {
  it('CRT-6 while it is there no message disappears; then five seconds restart', () => {
    const { toasts, clock, say, shown } = startToasts();
    say('a');
    clock.increment(4999);
    toasts.send(enters);
    expect(toasts.getSnapshot().value).toEqual({ showing: { held } });
    clock.increment(60_000);
    expect(shown()).toBe('a');
    toasts.send(leaves);
    clock.increment(4999);
    expect(shown()).toBe('a');
    clock.increment(1);
    expect(shown()).toBe('');
  });

  it('CRT-6 a message that comes meanwhile is held, too', () => {
    const { toasts, clock, say, shown } = startToasts();
    say('a');
    toasts.send(enters);
    say('b');
    clock.increment(60_000);
    expect(shown()).toBe('a b');
    expect(toasts.getSnapshot().value).toEqual({ showing: { held } });
  });

  it('CRT-6 where there is no message it is ignored', () => {
    const { toasts, clock, say, shown } = startToasts();
    toasts.send(leaves);
    toasts.send(enters);
    expect(toasts.getSnapshot().value).toBe('quiet');
    say('a');
    toasts.send(leaves);
    clock.increment(5000);
    expect(shown()).toBe('');
  });

  it('CRT-6 one of several sent away: the others are still held, and have five seconds once it has left', () => {
    const { toasts, clock, say, shown, idOf } = startToasts();
    say('a');
    say('b');
    toasts.send(enters);
    toasts.send({ type: 'toast.dismissed', id: idOf('a') });
    expect(toasts.getSnapshot().value).toEqual({ showing: { held } });
    clock.increment(60_000);
    expect(shown()).toBe('b');
    toasts.send(leaves);
    clock.increment(4999);
    expect(shown()).toBe('b');
    clock.increment(1);
    expect(shown()).toBe('');
  });

  it('CRT-6 the last message sent away meanwhile holds none that comes later', () => {
    const { toasts, clock, say, shown, idOf } = startToasts();
    say('a');
    toasts.send(enters);
    toasts.send({ type: 'toast.dismissed', id: idOf('a') });
    expect(toasts.getSnapshot().value).toBe('quiet');
    say('b');
    clock.increment(5000);
    expect(shown()).toBe('');
  });
});

describe('CRT-6 pointer and focus both at a message', () => {
  it.each([
    ['pointer first', ['pointer.entered', 'focus.entered']],
    ['focus first', ['focus.entered', 'pointer.entered']],
  ] as const)('CRT-6 %s: one of them leaving lets none go', (_, [first, second]) => {
    for (const [leaves, rest, restLeaves] of [
      ['pointer.left', 'byFocus', 'focus.left'],
      ['focus.left', 'byPointer', 'pointer.left'],
    ] as const) {
      const { toasts, clock, say, shown } = startToasts();
      say('a');
      toasts.send({ type: first });
      toasts.send({ type: second });
      expect(toasts.getSnapshot().value).toEqual({ showing: { held: 'byBoth' } });
      toasts.send({ type: leaves });
      expect(toasts.getSnapshot().value).toEqual({ showing: { held: rest } });
      clock.increment(60_000);
      expect(shown()).toBe('a');
      toasts.send({ type: restLeaves });
      clock.increment(5000);
      expect(shown()).toBe('');
    }
  });
});

const undoOf = (removal: number) => ({ flow: 'cart', event: { type: 'removal.undone', removal } }) as const;

describe('CRT-6 what a message offers', () => {
  it('CRT-6 Undo asks for its removal once, and the message leaves', () => {
    const { toasts, facts, say, shown, idOf } = startToasts();
    say('a');
    say('b');
    toasts.send({ type: 'undo.chosen', id: idOf('a'), command: undoOf(4) });
    expect(facts).toEqual([{ type: 'toasts.undo.requested', command: undoOf(4) }]);
    expect(shown()).toBe('b');
    toasts.send({ type: 'undo.chosen', id: idOf('b'), command: undoOf(5) });
    expect(toasts.getSnapshot().value).toBe('quiet');
    expect(facts).toHaveLength(2);
  });

  it('CRT-6 View cart asks for its page, and the message leaves', () => {
    const { toasts, facts, say, shown, idOf } = startToasts();
    say('a');
    toasts.send({ type: 'link.chosen', id: idOf('a'), href: '/cart' });
    expect(facts).toEqual([{ type: 'navigation.requested', href: '/cart', kind: 'push', preserveScroll: false }]);
    expect(shown()).toBe('');
  });

  it('CRT-6 a click on a message that has just made place is not lost', () => {
    const { toasts, facts, say, shown, idOf } = startToasts();
    say('a');
    const gone = idOf('a');
    for (const key of ['b', 'c', 'd']) say(key);
    toasts.send({ type: 'undo.chosen', id: gone, command: undoOf(9) });
    expect(facts).toEqual([{ type: 'toasts.undo.requested', command: undoOf(9) }]);
    expect(shown()).toBe('b c d');
  });

  it('CRT-6 dismissing a message while none is in use restarts the five seconds of the others', () => {
    const { toasts, clock, say, shown, idOf } = startToasts();
    say('a');
    say('b');
    clock.increment(4999);
    toasts.send({ type: 'undo.chosen', id: idOf('b'), command: undoOf(1) });
    clock.increment(4999);
    expect(shown()).toBe('a');
    clock.increment(1);
    expect(shown()).toBe('');
  });

  it('CRT-6 a link on a message that has just made place is not lost either', () => {
    const { toasts, facts, say, shown, idOf } = startToasts();
    say('a');
    const gone = idOf('a');
    for (const key of ['b', 'c', 'd']) say(key);
    toasts.send({ type: 'link.chosen', id: gone, href: '/cart' });
    expect(facts).toEqual([{ type: 'navigation.requested', href: '/cart', kind: 'push', preserveScroll: false }]);
    expect(shown()).toBe('b c d');
  });

  it('CRT-6 dismissing a message that is not there changes nothing, and restarts no time', () => {
    const { toasts, clock, say, shown } = startToasts();
    say('a');
    clock.increment(4000);
    toasts.send({ type: 'toast.dismissed', id: 99 });
    expect(shown()).toBe('a');
    clock.increment(1000);
    expect(shown()).toBe('');
  });
});
