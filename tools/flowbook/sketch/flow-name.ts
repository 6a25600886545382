/** A flow's name in the forms in which files, charts and types have it. */
export type FlowName = { readonly kebab: string; readonly camel: string; readonly Pascal: string };

/** Reads 'giftNote', 'gift-note' or 'Gift note'. @returns null where that is no name for a flow */
export function flowName(text: string): FlowName | null {
  const words = text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .trim()
    .toLowerCase()
    .split(/[\s-]+/);
  if (!words.every((word, index) => (index === 0 ? /^[a-z][a-z0-9]*$/ : /^[a-z0-9]+$/).test(word))) return null;
  const Pascal = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('');
  return { kebab: words.join('-'), camel: `${Pascal.charAt(0).toLowerCase()}${Pascal.slice(1)}`, Pascal };
}
