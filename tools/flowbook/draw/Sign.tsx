import type { LineKind } from '#tools/flowbook/layout/placed.ts';

/** Signs on a field of ten by ten. */
const SIGNS: Readonly<Record<Exclude<LineKind, 'way' | 'more'>, string>> = {
  invoke: 'M3 2.2 8 5 3 7.8Z',
  child: 'M3 2.2 8 5 3 7.8Z',
  opened: 'M2.2 3 7.8 3 5 8Z',
  entry: 'M.5 5H6M3.7 2.6 6 5 3.7 7.4M8.6 1.5V8.5',
  initially: 'M1.2 5a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0M3.8 5H9.3M6.9 2.6 9.3 5 6.9 7.4',
  exit: 'M1.4 1.5V8.5M3.6 5H9.3M6.9 2.6 9.3 5 6.9 7.4',
  self: 'M8.6 4.2A3.8 3.8 0 1 0 8.4 6.6M8.9 1.6V4.3H6.2',
  again: 'M1.4 4.6V2.4H8.2M6.3.6 8.2 2.4 6.3 4.2M8.6 5.4V7.6H1.8M3.7 5.8 1.8 7.6 3.7 9.4',
  forbidden: 'M5 1.2A3.8 3.8 0 1 1 4.99 1.2M2.3 7.7 7.7 2.3',
  hub: 'M.8 5H4M4 5 8.8 1.6M4 5H9M4 5 8.8 8.4',
};

const CAMERA =
  'M14 4a2 2 0 0 1 1.76 1.05l.49.9A2 2 0 0 0 18 7h2a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h2a2 2 0 0 0 1.76-1.05l.49-.9A2 2 0 0 1 10 4zM12 10a3 3 0 1 1-.01 0';

type SignProps = { kind: Exclude<LineKind, 'way' | 'more'>; x: number; y: number; marked: string };

/** What kind of line of a state follows. */
export const Sign = ({ kind, x, y, marked }: SignProps) => (
  <path className={`fbd-sign is-${kind} ${marked}`} d={SIGNS[kind]} transform={`translate(${x} ${y})`} />
);

export const Camera = ({ x, y }: { x: number; y: number }) => (
  <path className="fbd-sign is-camera" d={CAMERA} transform={`translate(${x} ${y}) scale(.58)`} />
);
