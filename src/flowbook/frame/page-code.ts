import { PAGES } from '#src/app/page-chunks.tsx';
import { catalogueApi } from '#src/lib/late-api.ts';

/** Whether the code of pages comes when a chart asks for it. */
export const pageCode = { isWithheld: false };

/** Fetches what a way may come to, so that it is there as soon as it is asked for, or is withheld. */
export async function fetchPageCode(): Promise<void> {
  await Promise.all([catalogueApi(() => {}), ...Object.values(PAGES).map((page) => page.load())]);
  for (const page of Object.values(PAGES)) {
    const { load } = page;
    page.load = () => (pageCode.isWithheld ? Promise.reject(new Error('The code was withheld.')) : load());
  }
}
