import type { SnapshotFrom } from 'xstate';
import type { ArticlePath } from '#machines/domain/routes.ts';
import type { shopMachine } from './shop.machine.ts';

/** The address of the article that is shown; null on any other page. PAG-2. */
export const articlePath = ({ context: { route } }: SnapshotFrom<typeof shopMachine>): ArticlePath | null =>
  route?.name === 'article' ? route.path : null;
