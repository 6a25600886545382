import { OTHER_PAGES } from '#src/app/other-pages.tsx';
import { MAIN_PAGES, type OtherPageName, pageOf } from '#src/app/page-chunks.ts';

/** Whether the code of pages comes when a chart asks for it. */
export const pageCode = { isWithheld: false };

const pages = () => [
  ...Object.values(MAIN_PAGES),
  ...(Object.keys(OTHER_PAGES) as OtherPageName[]).map((name) => pageOf(name)),
];

/** Fetches what a way may come to, so that it is there as soon as it is asked for, or is withheld. */
export async function fetchPageCode(): Promise<void> {
  await Promise.all(pages().map((page) => page.load()));
  for (const page of pages()) {
    const { load } = page;
    page.load = () => (pageCode.isWithheld ? Promise.reject(new Error('The code was withheld.')) : load());
  }
}
