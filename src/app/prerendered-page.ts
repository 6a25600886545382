import { routeOf } from '#machines/domain/routes.ts';
import { isSameData } from '#machines/domain/same-data.ts';
import { currentEntry } from '#src/platform/navigation.ts';
import type { PageData } from '#src/platform/page-data.ts';

/** The static page was rendered for this address or for its kind of page. */
export function isMeantFor({ address, page }: PageData): boolean {
  const route = routeOf(currentEntry().address);
  if (address === null) return route.name === page;
  return isSameData(route, routeOf(address));
}

/** The static page's head is removed before the shop renders another page's. */
export function removePrerenderedHead(): void {
  for (const tag of document.head.querySelectorAll(
    'title, meta[name=description], meta[property], link[rel=canonical], link[rel=alternate]',
  ))
    tag.remove();
}
