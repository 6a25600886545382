/** Why a file is not read. @param sign by what its version of XState is seen */
export const writtenFor = (version: string, sign: string): string =>
  `It is written for XState ${version}, which Flowbook does not read: ${sign}. Flowbook reads XState 5; the guide 'Migrating from XState v4 to v5' says what differs.`;

/** What XState 5 says of what only XState 4 has. */
const REFUSED: readonly (readonly [words: string, sign: string])[] = [
  ['has declared `cond`', "its guards are called 'cond'"],
  ['Null events ("")', "it has transitions without an event as ''"],
];

/** What XState says of a chart, in words that say what to do where it is made for XState 4. */
export function refusalOf(message: string): string {
  const sign = REFUSED.find(([words]) => message.includes(words))?.[1];
  return sign === undefined ? message : writtenFor('4', sign);
}
