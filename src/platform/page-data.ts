import type { Address, PageName } from '#machines/domain/routes.ts';
import type { PrerenderedResponses } from './prerendered-responses.ts';

/** Where a static page keeps what it was drawn from. */
const PAGE_DATA_ID = 'page-data';

/** The template with what a page says where the app does not load. */
export const APP_NOT_LOADED_ID = 'app-not-loaded';

/** Says that the charts run and that the page can be touched: what was touched before is carried out now. */
export const READY = 'shop.ready';

/** Whether the app runs. */
export const isReady = (): boolean => 'ready' in document.documentElement.dataset;

/** For whoever watches, too: what is seen from now on is the shop at work. */
export function declareReady(): void {
  document.documentElement.dataset.ready = '';
  document.dispatchEvent(new Event(READY));
}

/** A face of the shop, in the words of CSS. */
export type Face = {
  family: string;
  source: string;
  descriptors: { style: string; weight: string };
};

/** What stands in a static page beside what is seen of it. */
export type PageData = {
  page: PageName;
  /** The address that it was drawn for; null where it stands for all pages of its kind. */
  address: Address | null;
  /** Whether it looks the same at whatever address it is served. */
  isHydrated: boolean;
  responses: PrerenderedResponses;
  /** The shop's scripts, and those of the page: each after what it imports. */
  scripts: readonly string[];
  /** The one among them that starts the app. */
  app: string;
  /** The faces that it is first seen without. */
  faces: readonly Face[];
};

/** What the static page was drawn from; null where there is none, as in development. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}
