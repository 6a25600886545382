import type { SnapshotFrom } from 'xstate';
import type { Route } from '#tools/flowbook/live/routes.ts';
import type { viewerMachine } from './viewer.machine.ts';

type Viewer = SnapshotFrom<typeof viewerMachine>;

export const routeShown = ({ context }: Viewer): Route => context.route;
export const deviceOf = ({ context }: Viewer) => context.device;
export const paneOf = ({ context }: Viewer) => context.pane;
export const foldedIn = ({ context }: Viewer) => context.folded;
export const openedIn = ({ context }: Viewer) => context.opened;
export const edgeChosen = ({ context }: Viewer) => context.edge;
export const actorChosen = ({ context }: Viewer) => context.actor;
export const queryOf = ({ context }: Viewer) => context.query;
export const isSearchOpen = (snapshot: Viewer) => snapshot.matches({ search: 'open' });
export const isPageRead = (snapshot: Viewer) => !snapshot.matches({ page: 'reading' });
export const momentShown = ({ context }: Viewer) => context.moment;
/** The number of the last happening that counts: infinite while the diagrams follow the shop. */
export const until = ({ context }: Viewer): number => context.moment ?? Number.POSITIVE_INFINITY;
export const widthOf = ({ context }: Viewer) => context.width;
export const requirementFollowed = ({ context }: Viewer) => context.requirement;
export const isCoverageShown = ({ context }: Viewer) => context.isCoverageShown;
export const isOutlined = (snapshot: Viewer) => snapshot.matches({ form: 'outlined' });
export const isReportCopied = (snapshot: Viewer) => snapshot.matches({ report: 'copied' });
