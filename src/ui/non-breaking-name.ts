/** '18 Year Old', '12 x 330ml'. */
const FIGURE = /\d+ Year Old\b|\d+ x \d+\S*/g;

/** An age or a pack's size is never broken over two lines in a displayed name. design.md, Type. */
export const nonBreakingName = (name: string): string =>
  name.replace(FIGURE, (figure) => figure.replaceAll(' ', '\u00a0'));
