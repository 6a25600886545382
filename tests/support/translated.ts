import type { BrowserContext, Page } from '@playwright/test';

/**
 * Translates every page as Chrome, Edge and Safari do: each text node is replaced by font elements that hold its text,
 * once the app runs and whenever the page changes. The words stay, so that a test can read them.
 * @param others elements whose text is left as it is
 */
export async function translatePages(pages: BrowserContext | Page, others: readonly string[] = []): Promise<void> {
  await pages.addInitScript((more) => {
    const untranslated = ['font', 'script', 'style', 'textarea', ...more].join();
    const isLeft = (text: Node) => text.parentElement?.closest(untranslated) != null;
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
  }, others);
}
