import { OTHER_PAGES } from '#src/app/other-pages.tsx';
import { MAIN_PAGES, type OtherPageName, pageOf } from '#src/app/page-chunks.ts';
import { LoadError } from '#src/platform/loadable.ts';

/** Whether the download of a page's code fails, as it does offline. */
export const pageCode = { isWithheld: false };

const withheld = () => new LoadError(new Error('The code was withheld.'), false, () => {});

const pages = () => [
  ...Object.values(MAIN_PAGES),
  ...(Object.keys(OTHER_PAGES) as OtherPageName[]).map((name) => pageOf(name)),
];

/** Downloads the code of all pages ahead, so that a walk waits for none, and can let any of them fail. */
export async function fetchPageCode(): Promise<void> {
  await Promise.all(pages().map((page) => page.load()));
  for (const page of pages()) {
    const { load } = page;
    page.load = () => (pageCode.isWithheld ? Promise.reject(withheld()) : load());
  }
}
