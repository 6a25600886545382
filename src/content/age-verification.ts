import type { TextPageContent } from '#src/content/text-content.ts';

export const ageVerification: TextPageContent = {
  path: '/age-verification',
  title: 'Age Verification',
  lead: 'We ask twice: when you enter the shop, and when the parcel reaches the door.',
  description:
    'How Tawny & Rye checks age: the question at the entrance of the shop, Challenge 25 at the door, which proof of age is accepted, and what happens without it.',
  index: 'information',
  updated: '2026-09-28',
  sections: [
    {
      id: 'the-law',
      title: 'The law',
      blocks: [
        {
          kind: 'notice',
          about: 'age',
          text: 'You must be 18 or over to see and buy alcohol here, and to take it in at the door.',
        },
        'In the United Kingdom it is an offence to sell alcohol to anyone under 18, for anyone under 18 to buy or try to buy it, and for an adult to buy it for them.',
      ],
    },
    {
      id: 'at-the-entrance',
      title: 'At the entrance',
      blocks: [
        'Before you see the shop, we ask whether you are 18 or older. It is your own declaration: we do not ask for a date of birth or a document, and your answer is not sent to us.',
        {
          kind: 'list',
          items: [
            '“I’m 18 or Older” opens the shop. Your browser remembers the answer for this session, under the name `tawny-and-rye.age`, so a reload does not ask again. A new session does.',
            '‘Exit Site’ takes you to the home page of a search engine, and Back does not lead into the shop.',
            'There is no third way: the Escape key, a click beside the question and the browser’s Back button do not open the shop.',
          ],
        },
        'If your browser blocks storage, the answer holds until you leave or reload the page.',
      ],
    },
    {
      id: 'at-the-door',
      title: 'At the door: Challenge 25',
      blocks: [
        'Whoever takes the parcel in and looks under 25 is asked to prove that they are 18 or over, even if they are well past it. We would rather ask too often than once too seldom. Please take it as a compliment.',
        'The driver looks at the photograph, the date of birth and the hologram or ultraviolet mark, and writes nothing down.',
      ],
    },
    {
      id: 'proof-of-age',
      title: 'Proof we accept',
      blocks: [
        {
          kind: 'list',
          items: [
            'a passport of any country;',
            'a photocard driving licence, full or provisional;',
            'a proof-of-age card with the PASS hologram;',
            'a Ministry of Defence identity card (form 90).',
          ],
        },
        'It has to be the original and in date. Photographs and photocopies will not do.',
      ],
    },
    {
      id: 'no-proof',
      title: 'If there is no proof',
      blocks: [
        'The alcohol is not handed over. Drinks without alcohol, food, glassware and tools in another box are. The driver takes the parcel back, and it is brought again as the [legal page](/legal) says.',
        'The driver may also refuse anyone who seems to be drunk, or to be buying for a child. That decision stands.',
      ],
    },
    {
      id: 'presents',
      title: 'Presents',
      blocks: [
        'You may send a bottle to someone else, as long as they are 18 or over on the day it arrives. Tell them to have proof of age ready.',
      ],
    },
    {
      id: 'children-at-home',
      title: 'Children at home',
      blocks: [
        'Close the tab when you have finished: a new one asks again. For help in talking with children about alcohol see [drinkaware.co.uk](https://www.drinkaware.co.uk/).',
      ],
    },
  ],
};
