import type { SnapshotFrom } from 'xstate';
import type { Route } from '#tools/flowbook/live/routes.ts';
import type { viewerMachine } from './viewer.machine.ts';

type Viewer = SnapshotFrom<typeof viewerMachine>;

export const routeShown = ({ context }: Viewer): Route => context.route;
/** The state that the page is about; '' for none. */
export const stateLookedAt = ({ context: { route } }: Viewer): string => (route.page === 'chart' ? route.state : '');
export const deviceOf = ({ context }: Viewer) => context.device;
export const paneOf = ({ context }: Viewer) => context.pane;
export const panelsFolded = ({ context }: Viewer) => context.panelsFolded;
export const panelSizes = ({ context }: Viewer) => context.panelSizes;
export const isDiagramAlone = (snapshot: Viewer) => snapshot.matches({ panels: 'hidden' });
export const isShopBelow = (snapshot: Viewer) => snapshot.matches({ shopPlace: 'below' });
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
export const sequenceFlow = ({ context }: Viewer) => context.sequenceFlow;
export const isNewestFirst = (snapshot: Viewer) => snapshot.matches({ sequence: 'newestFirst' });
export const isOutlined = (snapshot: Viewer) => snapshot.matches({ form: 'outlined' });
export const ignoredInLink = ({ context }: Viewer) => context.ignored;
export const isLinkCopied = (snapshot: Viewer) => snapshot.matches({ link: 'copied' });
export const isReportCopied = (snapshot: Viewer) => snapshot.matches({ report: 'copied' });
export const exportProblem = ({ context }: Viewer) => context.exportProblem;
