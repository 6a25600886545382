import type { TextPageContent } from '#src/content/text-content.ts';

export const accessibility: TextPageContent = {
  path: '/accessibility',
  title: 'Accessibility',
  lead: 'The shop should work for you, however you use it. Where it does not, please tell us.',
  description:
    'How Tawny & Rye is made to work with a keyboard, a screen reader, large text and little motion, how we test it, what is not yet good enough, and whom to tell.',
  index: 'information',
  updated: '2026-11-25',
  sections: [
    {
      id: 'our-aim',
      title: 'What we aim for',
      blocks: [
        'We build every page to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. To our knowledge the shop meets them, but for what is named below.',
      ],
    },
    {
      id: 'what-you-can-do',
      title: 'What you can do here',
      blocks: [
        {
          kind: 'list',
          items: [
            'Do everything with the keyboard alone, from the age question to the order, and see at all times where you are.',
            'Have pages read to you: headings, lists, fields and messages have names and roles, and what changes is announced.',
            'Enlarge pages to 400%, or set your own letter and line spacing, without scrolling sideways.',
            'Ask your device for less motion, for more contrast or for colours of your own: the shop follows.',
            'Take your time: no form runs out. A message with Undo goes after a few seconds, but stays as long as the pointer or the focus is on it. The confirmation of an order closes by itself; the order is then under Orders.',
          ],
        },
      ],
    },
    {
      id: 'what-is-not-good-enough',
      title: 'What is not good enough yet',
      blocks: [
        {
          kind: 'list',
          items: [
            'The shop has not been tested by people who use a screen reader every day. Our own tests cannot stand in for them.',
            'A QR code is of no use to someone who cannot point a camera at it. On a phone the link that it holds stands in its place; on a larger screen it does not.',
            'Pictures of bottles show what their labels say. The product’s facts hold the same as text, but not each word of a label.',
          ],
        },
      ],
    },
    {
      id: 'how-we-test',
      title: 'How we test',
      blocks: [
        'Every change is checked by a program on pages of every kind, in narrow and wide windows, and every way through the shop is walked in a browser. The way from the age question to the order is also walked with the keyboard alone, in three browser engines.',
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us',
      blocks: [
        'If something stands in your way, [write or call](/contact). Say which page it was, what you wanted to do, and what you use to read or to type, if you like. We answer within 24 hours, and we help you to order by telephone meanwhile.',
        'If our answer does not help, the [Equality Advisory and Support Service](https://www.equalityadvisoryservice.com/) advises people in England, Scotland and Wales.',
      ],
    },
  ],
};
