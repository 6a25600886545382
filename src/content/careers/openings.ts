export type Opening = {
  id: string;
  title: string;
  department: string;
  location: string;
  type: string;
  description: string;
  requirements: readonly string[];
};

/** JOB-1. */
export const OPENINGS: readonly Opening[] = [
  {
    id: 'frontend-developer',
    title: 'Frontend Developer',
    department: 'Engineering',
    location: 'London SE1, two days a week in the yard',
    type: 'Full-time, permanent',
    description:
      'You build the shop you are looking at, from the age gate to the last step of the checkout. Every flow of it is a statechart that designers read and testers walk through, so you will spend as much time on what may happen as on how it looks.',
    requirements: [
      'Three years or more of building for the web with TypeScript and React',
      'Semantic HTML and accessibility as a habit: you try your own work with a keyboard and a screen reader',
      'A feeling for speed on a mid-range phone with a poor connection',
      'Tests that say what a shopper sees, rather than how the code is cut',
      'Statecharts or XState are welcome, and can be learnt here',
    ],
  },
  {
    id: 'product-manager',
    title: 'Product Manager',
    department: 'Product',
    location: 'London SE1, three days a week in the yard',
    type: 'Full-time, permanent',
    description:
      'You decide with us what the shop does next and, more often, what it does not. You listen in on the telephone every week, read the returns, and turn both into small changes whose effect can be seen.',
    requirements: [
      'Four years or more of product work, some of it in retail or e-commerce',
      'Plain writing: a page that says what is wanted, and why, and how we will know',
      'Comfort with figures, and with finding that they prove you wrong',
      'Respect for the rules of selling alcohol, and for people who had rather not drink',
    ],
  },
  {
    id: 'customer-success-manager',
    title: 'Customer Success Manager',
    department: 'Customer Service',
    location: 'London SE1, in the yard',
    type: 'Full-time, permanent; one weekend in three',
    description:
      'You lead the four of us who answer telephone and email from Monday to Sunday, and take the hard cases yourself: the broken magnum, the parcel that three neighbours have signed for. What you learn from them changes how the shop works.',
    requirements: [
      'Three years or more in customer service, at least one of them leading a team',
      'Calm, clear English in speech and writing',
      'Working knowledge of consumer law: cancelling, faults and refunds',
      'An interest in wine or spirits; we pay for your WSET Level 2',
    ],
  },
];
