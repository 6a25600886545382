import type { Address, PageName } from '#machines/domain/routes.ts';
import type { PrerenderedResponses } from './prerendered-responses.ts';

/** The static page holds the data that it was rendered from in this element. */
const PAGE_DATA_ID = 'page-data';

/** This template holds the notice for an app that fails to load. */
export const APP_NOT_LOADED_ID = 'app-not-loaded';

/** The event says that the app runs: the boot script replays early events now. */
export const READY = 'shop.ready';

/** Whether the app runs. */
export const isReady = (): boolean => 'ready' in document.documentElement.dataset;

/** Tests wait for this attribute, too. */
export function declareReady(): void {
  document.documentElement.dataset.ready = '';
  document.dispatchEvent(new Event(READY));
}

/** A font of the shop, as in CSS. */
export type FontSource = {
  family: string;
  source: string;
  descriptors: { style: string; weight: string };
};

/** A static page holds this data beside its HTML. */
export type PageData = {
  page: PageName;
  /** The address that the page was rendered for; null if it serves as a shell for all pages of its kind. */
  address: Address | null;
  /** The page looks the same at every address it is served for, so it can be hydrated. */
  isHydrated: boolean;
  responses: PrerenderedResponses;
  /** The scripts of the shop and the page, each after its imports. */
  scripts: readonly string[];
  /** This script starts the app. */
  app: string;
  /** The page is first painted without these fonts. */
  fonts: readonly FontSource[];
};

/** The static page's data; null without a static page, as in development. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}
