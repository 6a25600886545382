import type { Noticed } from './mutation-results.ts';

/** How many changes were noticed, as markup; 'not run' where nothing was changed. */
export function noticedText({ noticed, all }: Noticed): string {
  if (all === 0) return '<span class="quiet">not run</span>';
  return `<span class="${noticed === all ? 'fine' : 'bad'}">${noticed} of ${all}</span>`;
}
