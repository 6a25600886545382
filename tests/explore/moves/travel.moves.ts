import { all, isIn, isShown, liesOpen, type Move, movesOn } from './move.ts';

const { follows, person } = movesOn('navigation');

const footer = (name: string, href: string): Move => follows(`follows '${name}' in the footer`, href, liesOpen);

/** FTR-1. */
export const FOOTER = [
  ['Whisky', '/products?category=whiskey'],
  ['Beer', '/products?category=beer'],
  ['About', '/about'],
  ['Careers', '/careers'],
  ['Press', '/press'],
  ['Blog', '/blog'],
  ['Help', '/help'],
  ['Contact', '/contact'],
  ['Shipping', '/shipping'],
  ['Returns', '/returns'],
  ['Legal', '/legal'],
  ['Privacy', '/privacy'],
  ['Terms', '/terms'],
  ['Cookies', '/cookies'],
  ['Age Verification', '/age-verification'],
] as const;

/** The links of the footer, and the browser's own buttons. RTE-1 to RTE-5, FTR-1. */
export const travelMoves: readonly Move[] = [
  ...FOOTER.map(([name, href]) => footer(name, href)),
  person(
    "presses the browser's Back",
    ({ history }) => history.canGoBack(),
    ({ travel }) => travel(-1),
  ),
  person(
    "presses the browser's Forward",
    ({ history }) => history.canGoForward(),
    ({ travel }) => travel(1),
  ),
  person("presses 'Try again' of the page", all(liesOpen, isIn('pageLoading', 'failed')), (expectedModel) =>
    expectedModel.send('pageLoading', { type: 'page.retried' }),
  ),
  follows("follows 'What a unit is' in the blog", '/blog/what-a-unit-is', all(liesOpen, isShown('blog'))),
  follows("follows 'Gin' among the categories", '/products?category=gin', all(liesOpen, isShown('home'))),
];
