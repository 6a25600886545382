import { all, isPageSeen, isShown } from '#tests/explore/moves/move.ts';
import { type FlowScreen, press, wordsSeen } from './screen.ts';

/** CON-1. */
export const contactScreen: FlowScreen = {
  flow: 'contact',
  isOnScreen: all(isPageSeen, isShown('contact')),
  seen: { sent: [wordsSeen("Thank you for your message! We'll get back to you within 24 hours.", 'main')] },
  unseen: { writing: 'the form alone is seen' },
  verbs: {
    'fills in the contact form and sends it': async (hand) => {
      const form = hand.page.getByRole('form', { name: 'Send us a message' });
      await form.getByRole('textbox', { name: 'Name' }).fill('Ada Byrne');
      await form.getByRole('textbox', { name: 'Email' }).fill('ada@test.com');
      await form.getByRole('textbox', { name: 'Subject' }).fill('Oak');
      await form.getByRole('textbox', { name: 'Message' }).fill('Which cask?');
      await press('Send Message')(hand);
    },
    'sends an empty contact form': press('Send Message'),
  },
};
