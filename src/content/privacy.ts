import type { TextPageContent } from '#src/content/text-content.ts';

/** The page describes what the website really does, with a server that takes orders and without one (SRV-1). */
export const privacy: TextPageContent = {
  path: '/privacy',
  title: 'Privacy',
  lead: 'What we learn about you, why, and how to have it corrected or removed.',
  description:
    'How Tawny & Rye treats personal data: what stays in your browser, what reaches our server, why, for how long, and your rights under UK data protection law.',
  index: 'information',
  updated: '2026-11-26',
  sections: [
    {
      id: 'who-is-responsible',
      title: 'Who is responsible',
      blocks: [
        'Tawny & Rye, 14 Cask Yard, London SE1 9PR, is the controller of the personal data described here. For anything to do with it, write to [hello@tawnyandrye.example](mailto:hello@tawnyandrye.example) or call [020 7946 0182](tel:+442079460182).',
      ],
    },
    {
      id: 'stays-with-you',
      title: 'What stays in your browser',
      blocks: [
        {
          kind: 'list',
          items: [
            'Your cart, your orders, what you have saved, the addresses that you have asked to be remembered, what you wait for, your signed-in session and your age confirmation. The [cookies page](/cookies) lists them by name.',
            'What you type at the checkout: delivery address and choice of payment. Nothing of it is sent before you complete the order. The address is remembered in session storage until you have placed the order, log out or close the tab, the choice of payment only as long as the page is open; of a completed order, your browser keeps what the next line says.',
            'Your [orders](/orders): number, date, what you bought and what it came to, the delivery address as you typed it, and whether you chose card, PayPal or Apple Pay. No card details. They are kept on the device where you placed them, signed in or not, until you delete them there; whoever uses the same browser can see them.',
            'The bottles you have [saved for later](/saved): which they are, by name and picture. They are kept on this device only, signed in or not, until you remove them there; whoever uses the same browser can see them.',
            'The delivery addresses for which you have chosen ‘Remember this address on this device’ at the checkout: up to five. They are kept on this device only, signed in or not, until you remove them there; whoever uses the same browser can see them.',
            'The products that you want to be [told about when they are back](/saved): which they are, by name and picture. They are kept on this device only, until you have seen that they are back or remove them there. We have no address to write to: your browser asks at your next visit, and tells you.',
            'What you type when you create an account, until you press Create Account, and what you type into the contact form, which is not sent to our server at all.',
            'What you are typing to sign in, to create an account or into the contact form, so that it is still there when the page is loaded again: in session storage, until you have sent the form, close the tab or log out. The one-time code and the date of birth are not stored.',
            'The last eight products you have looked at. They are remembered until you close the tab, in session storage.',
          ],
        },
        'While the shop takes no orders, the checkout, sign-up and the contact form play through in your browser alone: no order reaches us, nothing is charged, and no message is sent. Once it does, an order and a new account reach us as the table below says. The contact form stays in your browser: to reach a person, write or call.',
      ],
    },
    {
      id: 'reaches-us',
      title: 'What reaches us',
      blocks: [
        {
          kind: 'table',
          caption: 'Personal data that reaches us, and why',
          columns: ['Data', 'Why', 'Lawful basis', 'How long'],
          rows: [
            [
              'Email address, name, picture',
              'To sign you in and show that you are',
              'Contract',
              'As long as you have an account',
            ],
            [
              'Your order, where the shop takes orders: products, totals, delivery address, kind of payment, any voucher, and your account and email address if you are signed in',
              'To deliver it, to show it on your [orders page](/orders), and to account for it',
              'Contract, and the law on business records',
              'Six years after the end of the financial year',
            ],
            [
              'What you type to create an account, where the shop has accounts: name, email address, phone number, date of birth, address',
              'To open the account',
              'Contract',
              'As long as you have an account',
            ],
            [
              'What you ask of the catalogue',
              'To answer it: the words you search for, the filters and products you open, and which products are in your cart, among those you have saved when you look at them, among those you wait for when you come to the shop, or in an order that you buy again, to check their prices, and the voucher that you enter',
              'Legitimate interest in running the shop',
              'Not kept',
            ],
            [
              'An email address with which someone tries to sign in, where the shop has accounts',
              'To count attempts, so that no one can guess passwords and codes',
              'Legitimate interest in safe accounts',
              'About a quarter of an hour',
            ],
            [
              'IP address and kind of browser',
              'Your browser sends them with every request; without them nothing could be answered',
              'Legitimate interest in a shop that works and is safe',
              'Not kept beyond the request, except while we look into an attack',
            ],
            [
              'Emails, letters and calls',
              'To answer you and to be able to show what was agreed',
              'Contract, or legitimate interest in answering',
              'Two years after the last one',
            ],
          ],
        },
        'The age gate asks for your word and nothing else: no date of birth, no document. At the door the driver looks at proof of age and writes nothing down.',
      ],
    },
    {
      id: 'who-else',
      title: 'Who else sees it',
      blocks: [
        'The companies that host our website and our email see it on our behalf and by our instructions, within the United Kingdom and the European Economic Area. We share data with the police or a court where the law obliges us. We sell nothing to anyone, and we make no decision about you by machine.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'Under UK data protection law you may, free of charge:',
        {
          kind: 'list',
          items: [
            'see the data we hold about you, and have a copy of it, also in a form that a machine can read;',
            'have it corrected, or erased where we no longer need it;',
            'object to our using it where we rely on a legitimate interest, or ask us to hold it without using it.',
          ],
        },
        'Write to us and we answer within one month. If we hold your data and you are not content with what we do, complain to us first if you can, or to the Information Commissioner’s Office at [ico.org.uk](https://ico.org.uk/make-a-complaint/), telephone [0303 123 1113](tel:+443031231113).',
      ],
    },
    {
      id: 'under-18',
      title: 'Under 18',
      blocks: ['The shop is for adults. If we find that we hold data of someone under 18, we erase it.'],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'If the website begins to send or keep anything more than is said here, this page will say so before it does.',
      ],
    },
  ],
};
