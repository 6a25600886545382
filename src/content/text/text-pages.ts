import { type ComponentType, createElement } from 'react';
import type { TextPageName } from '#machines/domain/routes.ts';
import type { TextPageContent } from '#src/content/text-content.ts';

/** The text of each page is in a file of its own, which loads when the page is opened. PAG-1. */
export const TEXTS: Readonly<Record<TextPageName, () => Promise<TextPageContent>>> = {
  about: () => import('#src/content/about.ts').then((module) => module.about),
  press: () => import('#src/content/press.ts').then((module) => module.press),
  blog: () => import('#src/content/blog.ts').then((module) => module.blog),
  shipping: () => import('#src/content/shipping.ts').then((module) => module.shipping),
  returns: () => import('#src/content/returns.ts').then((module) => module.returns),
  legal: () => import('#src/content/legal.ts').then((module) => module.legal),
  privacy: () => import('#src/content/privacy.ts').then((module) => module.privacy),
  terms: () => import('#src/content/terms.ts').then((module) => module.terms),
  cookies: () => import('#src/content/cookies.ts').then((module) => module.cookies),
  accessibility: () => import('#src/content/accessibility.ts').then((module) => module.accessibility),
  ageVerification: () => import('#src/content/age-verification.ts').then((module) => module.ageVerification),
};

/** Layout and text load at the same time. */
export async function loadTextPage(name: TextPageName): Promise<ComponentType> {
  const [{ TextPage }, text] = await Promise.all([import('./TextPage.tsx'), TEXTS[name]()]);
  return () => createElement(TextPage, { text });
}

/** The texts that hold the articles. PAG-2. */
export async function loadArticleTexts() {
  const [blog, press] = await Promise.all([TEXTS.blog(), TEXTS.press()]);
  return { blog, press };
}
