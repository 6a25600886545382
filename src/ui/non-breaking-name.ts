const AGE_STATEMENT = /(\d+) (Year) (Old)\b/g;

/** '18 Year Old' is never broken over two lines in a displayed name. design.md, Type. */
export const nonBreakingName = (name: string): string => name.replace(AGE_STATEMENT, '$1\u00a0$2\u00a0$3');
