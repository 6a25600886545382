import { all, isIn, isShown, liesOpen, type Move, movesOn } from './move.ts';

const { follows, person } = movesOn('navigation');

const footer = (name: string, href: string): Move => follows(`follows '${name}' in the footer`, href, liesOpen);

/** The links that stand under every page, and the browser's own buttons. RTE-1 to RTE-5, FTR-1. */
export const travelMoves: readonly Move[] = [
  footer('Whiskey', '/products?category=whiskey'),
  footer('Beer', '/products?category=beer'),
  footer('Help', '/help'),
  footer('Contact', '/contact'),
  footer('Shipping', '/shipping'),
  footer('About', '/about'),
  person(
    "presses the browser's Back",
    ({ history }) => history.canGoBack(),
    ({ history }) => history.back(),
  ),
  person(
    "presses the browser's Forward",
    ({ history }) => history.canGoForward(),
    ({ history }) => history.forward(),
  ),
  person("presses 'Try again' of the page", all(liesOpen, isIn('pageCode', 'missing')), (oracle) =>
    oracle.tell('pageCode', { type: 'page.retried' }),
  ),
  follows("follows 'Gin' among the categories", '/products?category=gin', all(liesOpen, isShown('home'))),
];
