import type { BrowserContext } from '@playwright/test';

/**
 * Translates every page as Chrome, Edge and Safari do: each text node is replaced by font elements that hold its text,
 * once the app runs and whenever the page changes. The words stay, so that a test can read them.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const isLeft = (text: Node) => text.parentElement?.closest('font, script, style, textarea') != null;
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (isLeft(text) || !text.textContent?.trim()) continue;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.textContent = text.textContent;
        text.parentNode?.replaceChild(outer, text);
      }
    };
    const begin = () => {
      translate();
      new MutationObserver(translate).observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    const ready = new MutationObserver(() => {
      if (document.documentElement?.dataset.ready === undefined) return;
      ready.disconnect();
      begin();
    });
    ready.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
  });
}
