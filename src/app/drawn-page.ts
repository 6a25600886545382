import { routeOf } from '#machines/domain/routes.ts';
import { currentEntry } from '#src/platform/navigation.ts';
import type { PageData } from '#src/platform/page-data.ts';

/** Whether what the static page says of the shop is meant for this address. */
export function isMeantFor({ address, page }: PageData): boolean {
  const route = routeOf(currentEntry().address);
  if (address === null) return route.name === page;
  return JSON.stringify(route) === JSON.stringify(routeOf(address));
}

/** What a static page says of itself, when the shop will say something else. */
export function forgetDrawnHead(): void {
  for (const drawn of document.head.querySelectorAll('title, meta[name=description], link[rel=canonical]'))
    drawn.remove();
}
