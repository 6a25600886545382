import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { contactMachine } from '#machines/contact/contact.machine.ts';
import { isThanked, sendingCount } from '#machines/contact/contact.selectors.ts';

describe('CON-1 contact', () => {
  let clock: SimulatedClock;
  const start = () => createActor(contactMachine, { clock }).start();

  beforeEach(() => {
    clock = new SimulatedClock();
  });

  test('CON-1 says nothing before something is sent', () => {
    const contact = start();
    clock.increment(60_000);
    expect(contact.getSnapshot().value).toBe('writing');
    expect(contact.getSnapshot().context.sendings).toBe(0);
  });

  test('CON-1 the notice stays for 4,999 ms and is gone at 5,000', () => {
    const contact = start();
    contact.send({ type: 'message.sent' });
    expect(contact.getSnapshot().value).toBe('sent');
    clock.increment(4999);
    expect(contact.getSnapshot().value).toBe('sent');
    clock.increment(1);
    expect(contact.getSnapshot().value).toBe('writing');
  });

  test('CON-1 sending again within the five seconds restarts them, with new thanks', () => {
    const contact = start();
    contact.send({ type: 'message.sent' });
    clock.increment(4999);
    contact.send({ type: 'message.sent' });
    expect(contact.getSnapshot().context.sendings).toBe(2);
    clock.increment(4999);
    expect(contact.getSnapshot().value).toBe('sent');
    clock.increment(1);
    expect(contact.getSnapshot().value).toBe('writing');
  });

  test('CON-1 can be sent again after the notice has gone', () => {
    const contact = start();
    contact.send({ type: 'message.sent' });
    clock.increment(5000);
    contact.send({ type: 'message.sent' });
    expect(contact.getSnapshot().value).toBe('sent');
    clock.increment(5000);
    expect(contact.getSnapshot().value).toBe('writing');
  });

  test('CON-1 each message has new thanks while the notice is shown', () => {
    const contact = start();
    const seen = () => [isThanked(contact.getSnapshot()), sendingCount(contact.getSnapshot())];
    expect(seen()).toEqual([false, 0]);
    contact.send({ type: 'message.sent' });
    expect(seen()).toEqual([true, 1]);
    contact.send({ type: 'message.sent' });
    expect(seen()).toEqual([true, 2]);
    clock.increment(5000);
    expect(seen()).toEqual([false, 2]);
  });
});
