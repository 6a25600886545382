import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { contactMachine } from '#machines/contact/contact.machine.ts';
import { fieldText, isThanked, sendingCount } from '#machines/contact/contact.selectors.ts';
import { CONTACT_FIELDS, type ContactField, EMPTY_CONTACT } from '#machines/contact/contact-form.ts';
import { fakeDrafts } from '#tests/support/fake-drafts.ts';

describe('CON-1 contact', () => {
  let clock: SimulatedClock;
  let drafts: ReturnType<typeof fakeDrafts>;
  const start = () =>
    createActor(
      contactMachine.provide({
        actions: {
          storeDraft: ({ context }) => drafts.store('contact', context.form),
          forgetDraft: () => drafts.forget('contact'),
        },
        actors: { restoreDraft: drafts.restore('contact') },
      }),
      { clock },
    ).start();

  beforeEach(() => {
    clock = new SimulatedClock();
    drafts = fakeDrafts();
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

  const LETTER = { name: 'Ada Byrne', email: 'ada@test.com', subject: 'Oak', message: 'Which\ncask?' };
  const write = (contact: ReturnType<typeof start>, letter: Partial<typeof LETTER> = LETTER) => {
    for (const [field, value] of Object.entries(letter))
      contact.send({ type: 'field.changed', field: field as ContactField, value });
  };
  const texts = (contact: ReturnType<typeof start>) =>
    Object.fromEntries(CONTACT_FIELDS.map((field) => [field, fieldText(contact.getSnapshot(), field)]));

  test('CON-1 the form is empty at first, holds what is typed, and is empty again after sending', () => {
    const contact = start();
    expect(texts(contact)).toEqual(EMPTY_CONTACT);
    write(contact);
    expect(texts(contact)).toEqual(LETTER);
    contact.send({ type: 'message.sent' });
    expect(texts(contact)).toEqual(EMPTY_CONTACT);
    write(contact, { name: 'Bea' });
    expect(texts(contact)).toEqual({ ...EMPTY_CONTACT, name: 'Bea' });
    expect(isThanked(contact.getSnapshot())).toBe(true);
    contact.send({ type: 'message.sent' });
    expect(texts(contact)).toEqual(EMPTY_CONTACT);
  });

  test('TYP-4 STO-3 what cannot be seen is removed, and each field has its limit', () => {
    const contact = start();
    write(contact, { name: 'Ada\u200b\u00a0Byrne', email: '\u200eada@test.com\u00a0', subject: 's'.repeat(300) });
    write(contact, { message: `a\n${'b'.repeat(10_000)}` });
    const { name, email, subject, message } = texts(contact);
    expect([name, email]).toEqual(['Ada Byrne', 'ada@test.com']);
    expect([subject?.length, message?.length, message?.slice(0, 3)]).toEqual([254, 10_000, 'a\nb']);
  });

  test('STO-4 what was typed is there again, but what is typed since counts more', () => {
    const contact = start();
    write(contact, { name: 'Bea' });
    contact.send({ type: 'draft.restored', draft: LETTER });
    expect(texts(contact)).toEqual({ ...LETTER, name: 'Bea' });
  });

  test('STO-4 each change is stored, and nothing is left of a message that was sent', () => {
    const contact = start();
    write(contact);
    expect(drafts.of('contact')).toEqual(LETTER);
    expect(texts(start())).toEqual(LETTER);
    write(contact, { message: '' });
    expect(drafts.of('contact')).toEqual({ ...LETTER, message: '' });
    contact.send({ type: 'message.sent' });
    expect(drafts.of('contact')).toBeUndefined();
    write(contact);
    contact.send({ type: 'message.sent' });
    expect(drafts.of('contact')).toBeUndefined();
    contact.send({ type: 'draft.restored', draft: LETTER });
    expect(texts(contact)).toEqual(EMPTY_CONTACT);
  });
});
