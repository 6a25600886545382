import { PLAIN_LINK } from './link.ts';
import { linkSearch } from './read-link.ts';
import { hrefOf } from './routes.ts';
import type { Found } from './search.ts';

/** The address of what was found: a transition is looked at beside its state. */
export const addressOf = ({ chart, path, edge }: Pick<Found, 'chart' | 'path' | 'edge'>): string =>
  `${hrefOf(chart, path)}${linkSearch({ ...PLAIN_LINK, edge }, { chart, state: path })}`;
