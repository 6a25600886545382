import { wrongUse } from '#tools/shared/wrong-use.mjs';

/** Writes a line for people to the error output. */
export const complain = (text: string): void => void process.stderr.write(`${text}\n`);

/** The options of a command; null where they are wrong: then the reason and the usage are written. */
export function askedOptions<Options>(
  args: readonly string[],
  readOptions: (args: readonly string[]) => Options,
  usage: string,
): Options | null {
  try {
    return readOptions(args);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    complain(`${wrongUse(error)}\n\n${usage}`);
    return null;
  }
}
