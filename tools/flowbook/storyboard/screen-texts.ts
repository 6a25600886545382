import type { Page } from '@playwright/test';

/** What is read in the window now, block by block, each text once. It runs in the page. */
function textsInWindow(): readonly string[] {
  const HIDDEN = 'script, style, noscript, template, svg, [aria-hidden="true"], [inert]';
  const isInWindow = ({ left, right, top, bottom, width, height }: DOMRect): boolean =>
    width > 1 && height > 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  const isRead = (element: Element): boolean =>
    element.closest(HIDDEN) === null && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const blockOf = (element: Element): Element =>
    element.parentElement && getComputedStyle(element).display === 'inline' ? blockOf(element.parentElement) : element;
  const blocks = new Map<Element, string>();
  const add = (element: Element, text: string) => blocks.set(element, `${blocks.get(element) ?? ''}${text}`);
  const place = document.createRange();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !isRead(parent)) continue;
    const block = blockOf(parent);
    place.selectNode(node);
    // What only screen readers read has a block of one dot.
    if (isInWindow(place.getBoundingClientRect()) && isInWindow(block.getBoundingClientRect()))
      add(block, node.textContent ?? '');
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input:placeholder-shown')) {
    if (isRead(field) && isInWindow(field.getBoundingClientRect())) add(field, field.placeholder);
  }
  const texts = [...blocks.values()].map((text) => text.replace(/\s+/g, ' ').trim());
  return [...new Set(texts)].filter((text) => /\p{L}{2}/u.test(text));
}

/** The words on a picture of the page, if it is taken now: headings, buttons, labels, messages and what else is read. */
export const screenTexts = (page: Page): Promise<readonly string[]> => page.evaluate(textsInWindow);
