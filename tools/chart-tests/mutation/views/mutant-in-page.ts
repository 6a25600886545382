import type { Page } from '@playwright/test';

/**
 * Puts a mutant in force in a page that holds them all, before the page's own scripts.
 * @param id the mutant's; null for none
 * @param onPassed is called once a document with each mutant that the page runs
 */
export async function mutantChosen(page: Page, id: string | null, onPassed: (passed: string) => void): Promise<void> {
  await page.exposeFunction('noteViewMutant', onPassed);
  await page.addInitScript((chosen) => {
    const passed = new Set<string>();
    window.viewMutant = (asked) => {
      if (!passed.has(asked)) {
        passed.add(asked);
        window.noteViewMutant(asked);
      }
      return asked === chosen;
    };
  }, id);
}
