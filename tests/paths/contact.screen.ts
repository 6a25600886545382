import { LETTER } from '#tests/explore/moves/forms.moves.ts';
import { all, isPageSeen, isShown } from '#tests/explore/moves/move.ts';
import { type FlowScreen, press, wordsSeen } from './screen.ts';

const isOnScreen = all(isPageSeen, isShown('contact'));

/** CON-1. */
export const contactScreen: FlowScreen = {
  flow: 'contact',
  isOnScreen,
  seen: { sent: [wordsSeen("Thank you for your message! We'll get back to you within 24 hours.", 'main')] },
  unseen: { writing: 'the form alone is seen' },
  facts: (expectedModel) =>
    isOnScreen(expectedModel)
      ? Object.values(expectedModel.flow('contact').getSnapshot().context.form)
          .filter((text) => text !== '')
          .map((text) => wordsSeen(text, 'textbox'))
      : [],
  verbs: {
    'types a message to the shop': ({ page }) => page.getByRole('textbox', { name: 'Message' }).fill(LETTER.message),
    'fills in the contact form and sends it': async (hand) => {
      const form = hand.page.getByRole('form', { name: 'Send us a message' });
      await form.getByRole('textbox', { name: 'Name' }).fill(LETTER.name);
      await form.getByRole('textbox', { name: 'Email' }).fill(LETTER.email);
      await form.getByRole('textbox', { name: 'Subject' }).fill(LETTER.subject);
      await form.getByRole('textbox', { name: 'Message' }).fill(LETTER.message);
      await press('Send Message')(hand);
    },
    'sends an incomplete contact form': press('Send Message'),
  },
};
