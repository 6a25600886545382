/** A text that is too long is cut after a whole word and ends with '…'. PRD-6. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  const end = head.lastIndexOf(' ');
  return `${(end > 0 ? head.slice(0, end) : head.slice(0, -1)).replace(/[\s,;:.–-]+$/, '')}…`;
}
