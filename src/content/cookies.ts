import type { TextPageContent } from '#src/content/text-content.ts';

/** The page describes what the shop really stores: a test compares it with the keys of src/platform/storage-keys.ts. */
export const cookies: TextPageContent = {
  path: '/cookies',
  title: 'Cookies',
  lead: 'We set none. This is what your browser keeps for us instead.',
  description:
    'Tawny & Rye sets no cookies and measures no one. What your browser stores: cart, orders, addresses, what you save, await and view, session, drafts and age confirmation.',
  index: 'information',
  updated: '2026-11-28',
  sections: [
    {
      id: 'no-cookies',
      title: 'No cookies',
      blocks: [
        'This shop sets no cookies: none of its own, and none of anyone else’s. There is no advertising in it, no analytics, no counting pixel and no button that reports to a social network. Pictures, fonts and the QR code come from our own server.',
      ],
    },
    {
      id: 'what-is-kept',
      title: 'What your browser keeps',
      blocks: [
        'So that the shop works, sixteen things are kept in your browser’s own storage. They stay on your device, and are not sent with every request as cookies are.',
        {
          kind: 'table',
          caption: 'What the shop keeps in the browser',
          columns: ['Name', 'What it is', 'Where', 'How long'],
          rows: [
            [
              '`tawny-and-rye.cart`',
              'Your cart: the products, how many of each, and any discount or voucher',
              'Local storage',
              'Until you clear the browser’s data for this site; an emptied cart is kept as an empty list',
            ],
            [
              '`tawny-and-rye.orders`',
              'Your orders: number, date, products, totals, delivery address and kind of payment',
              'Local storage',
              'Until you delete them on the [orders page](/orders), or clear the browser’s data for this site; an empty list stays',
            ],
            [
              '`tawny-and-rye.sent-order`',
              'While an order is on its way to us: a number that keeps it from being placed twice, and that this tab has sent it',
              'Local and session storage',
              'Until we have answered, or you clear the browser’s data for this site',
            ],
            [
              '`tawny-and-rye.saved`',
              'The bottles you have saved for later: which, by name and picture',
              'Local storage',
              'Until you remove them on the [saved bottles page](/saved), or clear the browser’s data for this site; an empty list stays',
            ],
            [
              '`tawny-and-rye.addresses`',
              'Up to five delivery addresses that you have asked to be remembered, and which you used last',
              'Local storage',
              'Until you remove them at step 2 of the checkout, or clear the browser’s data for this site; an empty list stays',
            ],
            [
              '`tawny-and-rye.watched`',
              'The products that you want to be told about when they are back: which, by name and picture',
              'Local storage',
              'Until they are back and you have seen that, you remove them on the [saved bottles page](/saved), or clear the browser’s data for this site; an empty list stays',
            ],
            [
              '`tawny-and-rye.auth`',
              'Your signed-in session: the number of your account, your name, email address and picture, and the token that says it is you',
              'Local storage',
              'Until you log out, or the session ends',
            ],
            [
              '`tawny-and-rye.expired-auth`',
              'After a session that we have ended: the number of its account, so that no one else finds what you have typed',
              'Local storage',
              'Until someone logs in here again, or you clear the browser’s data for this site',
            ],
            [
              '`tawny-and-rye.viewed`',
              'The last eight products you have looked at',
              'Session storage',
              'Until you close the tab',
            ],
            [
              '`tawny-and-rye.draft.checkout`',
              'The delivery address typed at the checkout, never the payment; your account’s number if you are signed in',
              'Session storage',
              'Until you have placed the order, log out, or close the tab',
            ],
            [
              '`tawny-and-rye.draft.login`',
              'Your email address typed to sign in, whether a code was sent, never the code; an ended session’s account number',
              'Session storage',
              'Until you have signed in, log out, or close the tab',
            ],
            [
              '`tawny-and-rye.draft.signup`',
              'What you have typed to create an account, never the date of birth; your account’s number if you are signed in',
              'Session storage',
              'Until you have created the account, log out, or close the tab',
            ],
            [
              '`tawny-and-rye.draft.contact`',
              'What you have typed into the contact form; your account’s number if you are signed in',
              'Session storage',
              'Until you have sent it, log out, or close the tab',
            ],
            [
              '`tawny-and-rye.return-to`',
              'While you sign in because a page has asked you to: the address of that page',
              'Session storage',
              'Until you are back there, go to another page, or close the tab',
            ],
            [
              '`tawny-and-rye.scroll-positions`',
              'How far down you had scrolled on the pages that you have opened',
              'Session storage',
              'Until you close the tab',
            ],
            [
              '`tawny-and-rye.age`',
              'That you have confirmed that you are 18 or over',
              'Session storage',
              'Until you close the tab',
            ],
          ],
        },
        'Cart, orders, saved bottles, addresses and products you wait for also hold how often each open tab has changed them, under a random name for the tab, so that no tab overwrites what another has changed.',
        {
          kind: 'notice',
          about: 'storage',
          text: 'If a stored cart, order, saved bottle, address, product you wait for or session cannot be read, it is not thrown away: a copy is set aside in local storage as `tawny-and-rye.cart.set-aside`, `tawny-and-rye.orders.set-aside`, `tawny-and-rye.saved.set-aside`, `tawny-and-rye.addresses.set-aside`, `tawny-and-rye.watched.set-aside` or `tawny-and-rye.auth.set-aside`, and the shop goes on without it. Where an earlier copy is still there, the new one gets a number. Where there is no room for a copy, nothing is written over the unreadable data until the page is loaded again. A list of products looked at that cannot be read is set aside in session storage, as `tawny-and-rye.viewed.set-aside`. Of what you are typing there is no copy: if it cannot be read, it is removed.',
        },
      ],
    },
    {
      id: 'why-no-banner',
      title: 'Why there is no banner',
      blocks: [
        'Each of these is needed for something you have asked for: to keep your cart, your orders and the bottles you have saved, to fill in an address that you have asked us to remember, to tell you what is back, to keep you signed in, to find again what you have looked at, your place on a page and what you have typed, and to let you in without asking twice. The Privacy and Electronic Communications Regulations do not require consent for such storage, so we do not ask for it. If we ever want to store anything more, we will ask first.',
      ],
    },
    {
      id: 'removing-it',
      title: 'Removing it',
      blocks: [
        {
          kind: 'list',
          items: [
            '‘Clear Cart’ empties the cart, ‘Delete order’ and ‘Delete all orders’ remove orders, a full heart that is pressed again and ‘Remove’ on the saved bottles page take out what was saved, ‘Remove’ at step 2 of the checkout removes an address, ‘Do not tell me’ takes out what you wait for, ‘Logout’ removes the session and what you have typed, and closing the tab removes what you have typed, the products looked at, your places on the pages and the age confirmation.',
            'Your browser’s settings remove all of it at once, under site data or browsing data.',
            'If your browser blocks storage, the shop works all the same: it then remembers these things until you leave or reload the page.',
          ],
        },
        'What reaches our server, and what we do with it, is on the [privacy page](/privacy).',
      ],
    },
  ],
};
