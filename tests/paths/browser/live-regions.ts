/**
 * What live regions say that they did not say at the last look, and the option that a field with the focus points at. The
 * first look at a document only notes what is there, because nothing of it is read out. It runs in the page.
 */
export function saidSince(): { said: readonly string[]; option: string | null } {
  const REGIONS = '[role=status], [role=alert], [role=log], output, [aria-live]';
  const isLive = (region: Element) => region.getAttribute('aria-live') !== 'off';
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.ariaHidden === 'true' || !node.checkVisibility()) return '';
    return node.ariaLabel ?? [...node.childNodes].map(textOf).join(' ');
  };
  const words = (node: Node) => textOf(node).replaceAll(/\s+/g, ' ').trim();
  /** A translator's elements are part of the text. */
  const isText = (node: Node) => node instanceof Text || (node instanceof Element && node.tagName === 'FONT');
  const partsOf = (region: Element): readonly Element[] => {
    const isWhole = region.ariaAtomic === 'true' || [...region.childNodes].some((node) => isText(node) && words(node));
    return isWhole || region.children.length === 0 ? [region] : [...region.children];
  };
  const roleOf = (region: Element) => {
    const role = region.getAttribute('role') ?? (region instanceof HTMLOutputElement ? 'status' : 'live region');
    return region.closest('[aria-hidden=true], [inert]') === null
      ? role
      : `not read out, because it is covered: ${role}`;
  };
  const known = window.lastSaid;
  const now = new Map<Element, string>();
  const said: string[] = [];
  for (const region of [...document.querySelectorAll(REGIONS)].filter(isLive)) {
    const isNew = known?.has(region) === false;
    now.set(region, words(region));
    for (const part of partsOf(region)) {
      const text = words(part);
      const isChanged = known !== undefined && text !== '' && known.get(part) !== text;
      now.set(part, text);
      // A polite region that comes with its text is not read out by every screen reader.
      const isLate = isNew && region.getAttribute('role') !== 'alert' && region.ariaLive !== 'assertive';
      if (isChanged) said.push(`${roleOf(region)}${isLate ? ', new with its text' : ''}: ${text}`);
    }
  }
  window.lastSaid = now;
  const pointed = document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');
  return { said, option: pointed === null ? null : words(pointed) };
}
