/** A command was called with a wrong option; the message says what is wrong. */
export class WrongOption extends Error {
  override readonly name = 'WrongOption';
}

/** The whole number that an option was given. @param most the highest that it may be @throws WrongOption */
export function countOf(option: string, text: string, most = Number.POSITIVE_INFINITY): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= most) return count;
  throw new WrongOption(`--${option} is a number from 1${Number.isFinite(most) ? ` to ${most}` : ''}, not '${text}'.`);
}

/** Reads a command line. @throws WrongOption with the message of any error */
export function orWrongOption<Parsed>(parse: () => Parsed): Parsed {
  try {
    return parse();
  } catch (error) {
    throw new WrongOption((error as Error).message);
  }
}
