import type { SnapshotFrom } from 'xstate';
import type { pictureZoomMachine } from './picture-zoom.machine.ts';

type Snapshot = SnapshotFrom<typeof pictureZoomMachine>;

/** True while the picture is over the whole screen. ZOM-1. */
export const isZoomOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open');

/** True while only a part of the picture is seen. */
export const isEnlarged = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'enlarged' });

export const canZoomIn = (snapshot: Snapshot): boolean => snapshot.can({ type: 'level.raised' });
export const canZoomOut = (snapshot: Snapshot): boolean => snapshot.can({ type: 'level.lowered' });

/** The level as it is shown and read out: 'Zoom 200%'. ZOM-2. */
export const levelText = ({ context }: Snapshot): string => `Zoom ${Math.round(context.level * 100)}%`;

/** How the picture is enlarged and moved, for its style. */
export const pictureTransform = ({ context: { level, place } }: Snapshot): string =>
  `scale(${level}) translate(${-place.x * 100}%, ${-place.y * 100}%)`;
