/** Advance widths of the characters from ' ' to '~' in Hanken Grotesk, in thousandths of the font size, by weight. */
const ADVANCES = {
  400: '260 240 338 699 560 747 686 174 222 222 398 560 240 327 240 418 560 560 560 560 560 560 560 560 560 560 240 240 560 560 560 516 874 637 601 704 682 585 565 731 678 246 552 634 495 839 676 748 554 774 598 564 587 656 656 957 641 602 582 258 448 258 552 405 292 540 587 518 587 540 335 514 547 226 226 532 265 828 547 577 587 587 407 470 346 547 521 748 520 521 472 239 258 239 560',
  500: '260 244 347 697 560 743 691 180 240 240 398 560 240 327 240 419 560 560 560 560 560 560 560 560 560 560 240 240 560 560 560 516 874 649 604 706 679 583 563 732 683 252 553 644 498 845 680 748 557 778 603 568 586 656 661 964 651 610 590 272 454 272 577 434 299 542 583 519 583 540 339 517 553 232 232 541 269 833 553 575 583 583 413 471 353 553 526 750 527 526 472 254 262 254 560',
  600: '260 248 357 696 560 739 696 186 259 259 399 560 240 327 240 420 560 560 560 560 560 560 560 560 560 560 240 240 560 560 560 515 874 661 608 708 676 580 560 734 688 258 554 653 501 851 685 748 559 782 607 572 585 657 666 972 660 617 598 286 460 286 602 463 306 544 579 521 579 541 344 520 559 239 239 550 273 838 559 574 579 579 420 471 360 559 530 752 534 530 471 268 267 268 560',
};
/** Of characters beyond them; others are taken to be as wide as they are high. */
const BEYOND: Readonly<Record<string, number>> = { '·': 330, '…': 680, '’': 265, '‘': 265 };
const FIRST = 32;

export type TextStyle = { readonly size: number; readonly weight: keyof typeof ADVANCES };

const TABLES = Object.fromEntries(
  Object.entries(ADVANCES).map(([weight, widths]) => [weight, widths.split(' ').map(Number)]),
);

/** The width of a text in px by the font's own table, because charts are laid out without a browser. */
export function widthOf(text: string, { size, weight }: TextStyle): number {
  const table = TABLES[weight] ?? [];
  let thousandths = 0;
  for (const character of text) {
    thousandths += table[(character.codePointAt(0) ?? 0) - FIRST] ?? BEYOND[character] ?? 1000;
  }
  return (thousandths * size) / 1000;
}

/** As many words of a text as fit, or of one word its beginning, with an ellipsis where something had to go. @param width px */
export function clipped(text: string, width: number, style: TextStyle): string {
  if (widthOf(text, style) <= width) return text;
  let start = text;
  while (start !== '' && widthOf(`${start}…`, style) > width) start = start.slice(0, -1);
  const isWithinWord = text[start.length] !== ' ' && start.includes(' ');
  const words = isWithinWord ? start.slice(0, start.lastIndexOf(' ')) : start;
  return `${words.replace(/[\s·,;:]+$/, '')}…`;
}

/** As much of the end of a text as fits: of a path, that says most. @param width px */
export function clippedAhead(text: string, width: number, style: TextStyle): string {
  if (widthOf(text, style) <= width) return text;
  let end = text;
  while (end !== '' && widthOf(`…${end}`, style) > width) end = end.slice(1);
  return `…${end}`;
}
