import { PAGES } from '#machines/domain/routes.ts';

const pagesIn = (index: 'information' | 'company') =>
  PAGES.flatMap((page) => ('index' in page && page.index === index ? [{ title: page.title, path: page.path }] : []));

/** The pages in the index of text pages. FTR-1. */
export const PAGE_INDEX = {
  information: { label: 'Information pages', pages: pagesIn('information') },
  company: { label: 'Company pages', pages: pagesIn('company') },
};
