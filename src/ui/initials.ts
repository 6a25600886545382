/** An avatar without an image shows up to two letters: 'Eleanor Hart' is 'EH'. HDR-3. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words.slice(0, 1);
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('en-GB');
}
