import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  ExecutableActionObject,
  SnapshotFrom,
} from 'xstate';
import { idsNamedIn } from '#tests/support/requirements.ts';

/** One step of a run. */
export type Happening<Snapshot = AnyMachineSnapshot> = {
  readonly before: Snapshot;
  readonly event: AnyEventObject;
  readonly after: Snapshot;
  readonly effects: readonly ExecutableActionObject[];
  /** Milliseconds since the run began. */
  readonly at: number;
};

/** Nothing where a sentence says nothing of what has happened; else whether it holds, and if not, what is wrong. */
export type Verdict = null | { readonly wrong: string | null };

/** Looks on while a flow is walked. */
export type Watch = {
  readonly begin: (first: AnyMachineSnapshot) => Verdict;
  readonly next: (happening: Happening) => Verdict;
};

/** A sentence of the requirements, as a check of what a flow does. */
export type Property = {
  /** The sentence, with the IDs of its requirements. */
  readonly title: string;
  /** Whether one step shows it; if not, it takes a run from the beginning. */
  readonly isOfOneStep: boolean;
  readonly watch: () => Watch;
};

/** The requirements that a property is about. */
export const idsOf = ({ title }: Property): readonly string[] => idsNamedIn(title);

const SILENT = (): Verdict => null;

/** A bug has stopped the flow otherwise: there is nothing to be seen of it any more. */
const isGoing = ({ after }: Happening): boolean => after.status === 'active';

const judged = (holds: boolean | null): Verdict => (holds === null ? null : { wrong: holds ? null : '' });

/** The forms of sentences on one flow, and the words to say them with. */
export function sentencesOn<Machine extends AnyStateMachine>() {
  type Snapshot = SnapshotFrom<Machine>;
  type Event = EventFromLogic<Machine>;
  type Step = Happening<Snapshot>;

  /** Of each single step. @param when the steps that it is about */
  const step = (title: string, when: (step: Step) => boolean, then: (step: Step) => boolean): Property => ({
    title,
    isOfOneStep: true,
    watch: () => ({
      begin: SILENT,
      next: (happening) => (isGoing(happening) && when(happening as Step) ? judged(then(happening as Step)) : null),
    }),
  });

  /** Of each situation that the flow comes into, the first among them. */
  const situation = (
    title: string,
    when: (snapshot: Snapshot) => boolean,
    then: (snapshot: Snapshot) => boolean,
  ): Property => {
    const verdict = (snapshot: AnyMachineSnapshot): Verdict =>
      when(snapshot as Snapshot) ? judged(then(snapshot as Snapshot)) : null;
    return {
      title,
      isOfOneStep: true,
      watch: () => ({ begin: verdict, next: (happening) => (isGoing(happening) ? verdict(happening.after) : null) }),
    };
  };

  /** Of how the flow begins. */
  const beginning = (title: string, then: (first: Snapshot) => boolean): Property => ({
    title,
    isOfOneStep: false,
    watch: () => ({ begin: (first) => judged(then(first as Snapshot)), next: SILENT }),
  });

  /** Of a whole run. @param begin gives what judges one step after the other; null where the sentence says nothing of it */
  const run = (title: string, begin: (first: Snapshot) => (step: Step) => boolean | null): Property => ({
    title,
    isOfOneStep: false,
    watch: () => {
      let judge: (step: Step) => boolean | null = () => null;
      return {
        begin: (first) => {
          judge = begin(first as Snapshot);
          return null;
        },
        next: (happening) => (isGoing(happening) ? judged(judge(happening as Step)) : null),
      };
    },
  });

  /**
   * For something that is shown for an exact time after an event.
   * @param begins whether it starts or restarts with a step
   * @param lasting in milliseconds
   */
  const lasts = (
    title: string,
    isStanding: (snapshot: Snapshot) => boolean,
    lasting: number,
    begins: (step: Step) => boolean,
  ): Property =>
    run(title, () => {
      let since = Number.NEGATIVE_INFINITY;
      return (happening) => {
        const { before, after, at } = happening;
        // Up to the step, nothing but time has passed.
        const wasRight = isStanding(before) === at - 1 < since + lasting;
        if (begins(happening)) since = at;
        return wasRight && isStanding(after) === at < since + lasting;
      };
    });

  /** The event of a step, where it is of this type. */
  const sent = <Type extends Event['type']>({ event }: Step, type: Type): Extract<Event, { type: Type }> | null =>
    event.type === type ? (event as Extract<Event, { type: Type }>) : null;

  /** Whether a step was begun by an event of one of these types. */
  const isOn = ({ event }: Step, ...types: readonly Event['type'][]): boolean => types.includes(event.type);

  return { step, situation, beginning, run, lasts, sent, isOn };
}
