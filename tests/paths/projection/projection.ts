import type { Visit } from '#tests/explore/visit.ts';
import type { DescribedStep } from '#tools/chart-tests/engine/described.ts';

/** What becomes of one step of a path on the screens of the whole shop. */
export type ProjectedStep = {
  readonly step: DescribedStep;
  /** The moves made for it; none where it comes with the beginning, with the step before, or not at all. */
  readonly moves: readonly string[];
} & (
  | {
      readonly isTaken: true;
      /** The visit that restarts before its moves, or null if the former one continues. */
      readonly restart: Visit | null;
      /** The state of the flow afterwards. */
      readonly state: string;
      /** Whether that is as the path has it; another region of it, or what happens by itself, may have gone on. */
      readonly isAsPath: boolean;
      /** Whether the event is the path's, with all that it carries; null where no person sends it. */
      readonly isSameEvent: boolean | null;
      /** The transitions that the event takes besides the path's, in regions with another state; mostly none. */
      readonly besides: readonly string[];
    }
  | {
      readonly isTaken: false;
      readonly why: string;
      /** Whether it is known to be impossible: tests/paths/not-on-screen.ts lists it. */
      readonly isExcused: boolean;
    }
);

/** A path through one flow as a way through the whole shop. */
export type Projection = {
  readonly id: string;
  readonly title: string;
  /** As the shop calls the flow's chart. */
  readonly chart: string;
  readonly visit: Visit;
  readonly beginning: string;
  readonly steps: readonly ProjectedStep[];
};

export const isTaken = ({ isTaken: taken }: ProjectedStep): boolean => taken;

/** How many visits a path takes. */
export const visitsOf = ({ steps }: Projection): number =>
  1 + steps.filter((one) => one.isTaken && one.restart !== null).length;

/** Whether all of a path is walked that can be on the screen. */
export const isWhole = ({ steps }: Projection): boolean => steps.every((one) => one.isTaken || one.isExcused);
