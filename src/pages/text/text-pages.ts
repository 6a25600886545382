import { type ComponentType, createElement } from 'react';
import type { TextPageContent } from './text-content.ts';

/** Layout and text are fetched side by side. */
const textPage = (load: () => Promise<TextPageContent>) => async (): Promise<ComponentType> => {
  const [{ TextPage }, text] = await Promise.all([import('./TextPage.tsx'), load()]);
  return () => createElement(TextPage, { text });
};

const blog = () => import('./texts/blog.ts').then((module) => module.blog);
const press = () => import('./texts/press.ts').then((module) => module.press);

/** What articles are written in. PAG-2. */
export async function articleRooms() {
  const [ofBlog, ofPress] = await Promise.all([blog(), press()]);
  return { blog: ofBlog, press: ofPress };
}

/** How the text pages are fetched, by their routes' names, each text in a file that is fetched when it is needed. PAG-1. */
export const TEXT_PAGES = {
  about: textPage(() => import('./texts/about.ts').then((module) => module.about)),
  press: textPage(press),
  blog: textPage(blog),
  shipping: textPage(() => import('./texts/shipping.ts').then((module) => module.shipping)),
  returns: textPage(() => import('./texts/returns.ts').then((module) => module.returns)),
  legal: textPage(() => import('./texts/legal.ts').then((module) => module.legal)),
  privacy: textPage(() => import('./texts/privacy.ts').then((module) => module.privacy)),
  terms: textPage(() => import('./texts/terms.ts').then((module) => module.terms)),
  cookies: textPage(() => import('./texts/cookies.ts').then((module) => module.cookies)),
  ageVerification: textPage(() => import('./texts/age-verification.ts').then((module) => module.ageVerification)),
};
