import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate';
import { messageOf } from '#tools/flowbook/chart/message-of.ts';
import { ownEntry } from '#tools/flowbook/chart/own-entry.ts';
import { ChartInspector } from '#tools/flowbook/frame/chart-inspector.ts';
import { masked } from '#tools/flowbook/frame/masked.ts';
import type { Happening } from '#tools/flowbook/frame/protocol.ts';
import type { AloneFace, AloneStep, GuardFace, RunningChart, WaitingActor } from './alone-face.ts';
import { ANSWERS, answered, type HandSnapshot, handKindOf } from './by-hand.ts';
import { browserWords, missingInputWords, startWords } from './needs.ts';
import { type Ask, guardsIn, lacksData, offeredBy, type Samples } from './offered.ts';
import { standalone, type World } from './standalone.ts';
import { SteppedClock } from './stepped-clock.ts';
import { withSeededRandom } from './with-seeded-random.ts';

export type AloneOptions = {
  /** The chart's name in Flowbook. */
  readonly chart: string;
  readonly input?: unknown;
  /** Taken at once, as a run before has left them. */
  readonly steps?: readonly AloneStep[];
  /** By the chart, the event and the sample's name. */
  readonly samples?: Readonly<Record<string, Samples>>;
  /** What Flowbook calls the chart that an actor runs. */
  readonly nameOf?: (machine: AnyStateMachine) => string;
  /** Every event that one of its charts has received. */
  readonly onHappening?: (happening: Happening) => void;
  /** The run begins again from the start, as it does when a step is undone. */
  readonly onRestart?: () => void;
  readonly onChange?: (face: AloneFace) => void;
};

/** The sender of what no actor sends, in the shop: here it is done by hand. */
const OUTSIDE = 'shopper';

const isChart = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;
const isActive = (actor: AnyActorRef): boolean => actor.getSnapshot().status === 'active';

/**
 * A chart that runs without the world that it was written for: events, answers of its actors, guards and time come by hand.
 * A run is what its steps make it: to undo one, the others are taken again. So random numbers depend on the steps alone.
 */
export class AloneRun {
  readonly #machine: AnyStateMachine;
  readonly #options: AloneOptions;
  #steps: readonly AloneStep[] = [];
  #forced = new Map<string, boolean>();
  #faults = new Map<string, string>();
  /** The charts that lack an input, by the errors with which they have failed. */
  #missingInputs = new Map<unknown, string>();
  #effects: string[] = [];
  #clock = new SteppedClock();
  #inspector = new ChartInspector(this.#clock.now, null);
  #root: AnyActorRef | null = null;
  #problem = '';
  #refused = '';
  #lacksInput = false;

  /** @param machine as its file exports it: this runs a copy */
  constructor(machine: AnyStateMachine, options: AloneOptions) {
    const world: World = {
      forced: (guard) => this.#forced.get(guard) ?? null,
      onFault: (guard, message) => this.#faults.set(guard, message),
      onAction: (words) => this.#effects.push(words),
      onMissingInput: (chart, error) => this.#missingInputs.set(error, options.nameOf?.(chart) ?? chart.id),
    };
    this.#machine = standalone(machine, world);
    this.#options = options;
    this.#begin(options.steps ?? []);
  }

  /**
   * One step further. A chart that fails in it has stopped; the step can be undone. One that fails as an event does not
   * carry what its code reads has not been sent it.
   */
  take(step: AloneStep): void {
    const before = this.#steps;
    this.#refused = '';
    this.#do(step);
    const lacking = step.kind === 'event' && !this.#lacksInput ? lacksData(step.event, this.#problem) : null;
    if (lacking === null || step.kind !== 'event') this.#options.onChange?.(this.face);
    else this.#begin(before, `${step.event.type} ${lacking}`);
  }

  /** Takes the last step back. */
  undo(): void {
    this.#begin(this.#steps.slice(0, -1));
  }

  /** Takes all steps back. */
  restart(): void {
    this.#begin([]);
  }

  stop(): void {
    this.#root?.stop();
    this.#root = null;
  }

  /** @param refused why a step is not among them */
  #begin(steps: readonly AloneStep[], refused = ''): void {
    const { input } = this.#options;
    this.#refused = refused;
    this.#forced = new Map();
    this.#steps = [];
    this.#start(input);
    // More charts start with an empty input than with none, where their code reads one.
    if (this.#problem !== '' && input === undefined) this.#start({});
    if (!this.#lacksInput) this.#problem = startWords(this.#problem);
    for (const step of steps) this.#do(step);
    this.#options.onChange?.(this.face);
  }

  #start(input: unknown): void {
    this.stop();
    this.#options.onRestart?.();
    this.#faults = new Map();
    this.#effects = [];
    this.#problem = '';
    this.#lacksInput = false;
    this.#missingInputs = new Map();
    this.#clock = new SteppedClock();
    this.#inspector = new ChartInspector(this.#clock.now, null);
    this.#inspector.listen(({ from, ...happening }) =>
      this.#options.onHappening?.({ ...happening, from: from === OUTSIDE ? 'you' : from }),
    );
    this.#attempt(() => {
      const { chart, nameOf } = this.#options;
      if (nameOf) this.#inspector.callCharts(nameOf);
      const root = createActor(this.#machine, {
        ...{ id: chart, input, clock: this.#clock, inspect: this.#inspector.inspect },
        logger: (...words: readonly unknown[]) => this.#effects.push(logged(words)),
      });
      this.#root = root;
      root.subscribe({ error: (error) => this.#stopFor(error) });
      root.start();
    });
  }

  #stopFor(error: unknown): void {
    const message = messageOf(error);
    const withoutInput = this.#missingInputs.get(error);
    this.#lacksInput = withoutInput !== undefined;
    this.#problem = withoutInput === undefined ? browserWords(message) : missingInputWords(withoutInput, message);
  }

  #attempt(action: () => void): void {
    try {
      withSeededRandom(this.#steps.length, action);
    } catch (error) {
      this.#stopFor(error);
    }
  }

  #do(step: AloneStep): void {
    this.#effects = [];
    this.#steps = [...this.#steps, step];
    this.#attempt(() => {
      switch (step.kind) {
        case 'event':
          return this.#actorCalled(step.actor).send(step.event);
        case 'answer':
          return this.#actorCalled(step.actor).send(answered(step.answer));
        case 'time':
          return this.#clock.advance(step.ms);
        case 'guard':
          if (step.value === null) this.#forced.delete(step.guard);
          else this.#forced.set(step.guard, step.value);
      }
    });
  }

  #actorCalled(name: string): AnyActorRef {
    const actor = this.#inspector.actors.get(name);
    if (!actor) throw new Error(`There is no actor '${name}'.`);
    return actor;
  }

  get #running(): readonly (readonly [name: string, actor: AnyActorRef])[] {
    return [...this.#inspector.actors].filter(([, actor]) => isActive(actor));
  }

  get #charts(): readonly { name: string; chart: string; snapshot: AnyMachineSnapshot }[] {
    const { nameOf } = this.#options;
    return this.#running.flatMap(([name, actor]) => {
      const snapshot: unknown = actor.getSnapshot();
      if (!isChart(snapshot)) return [];
      return [{ name, chart: nameOf?.(snapshot.machine) ?? snapshot.machine.id, snapshot }];
    });
  }

  /** What can be done now, and what the run has come to. */
  get face(): AloneFace {
    const snapshot = this.#root?.getSnapshot();
    const samplesOf = (chart: string): Samples => ownEntry(this.#options.samples ?? {}, chart) ?? {};
    const charts = this.#charts.map(
      ({ name, chart, snapshot: own }): RunningChart => ({
        actor: name,
        chart,
        ...offeredBy(own, samplesOf(chart), this.#ask),
      }),
    );
    const guards = this.#charts.flatMap(({ name, chart, snapshot: own }) =>
      this.#guardsOf({ actor: name, chart }, own, samplesOf(chart)),
    );
    return {
      status: this.#problem === '' ? (snapshot?.status ?? 'active') : 'error',
      problem: this.#problem || this.#refused,
      output: snapshot?.output,
      charts,
      guards,
      waiting: this.#running.flatMap(([name, actor]) => waitingOf(name, actor)),
      clock: { now: this.#clock.now(), next: this.#clock.untilNext() },
      effects: this.#effects,
      steps: this.#steps,
    };
  }

  #guardsOf(
    owner: Pick<GuardFace, 'actor' | 'chart'>,
    snapshot: AnyMachineSnapshot,
    samples: Samples,
  ): readonly GuardFace[] {
    return guardsIn(snapshot, samples).map(({ key, event, check, ...guard }) => {
      const { says, problem } = this.#ask(check);
      const forced = this.#forced.get(key) ?? null;
      const words = problem === '' ? '' : (lacksData(event, problem) ?? problem);
      return { key, ...guard, ...owner, event: event.type, says: problem === '' ? says : null, forced, problem: words };
    });
  }

  readonly #ask: Ask = (check) => {
    this.#faults.clear();
    // With the random numbers of the next step: a guard says what it will say then.
    const says = withSeededRandom(this.#steps.length + 1, check);
    const [problem = ''] = this.#faults.values();
    return { says, problem };
  };
}

const logged = (words: readonly unknown[]): string =>
  `log ${words.map((word) => (typeof word === 'object' ? JSON.stringify(masked(word, null)) : String(word))).join(' ')}`;

function waitingOf(name: string, actor: AnyActorRef): readonly WaitingActor[] {
  const kind = handKindOf('logic' in actor ? actor.logic : null);
  if (kind === null) return [];
  const { input, received } = actor.getSnapshot() as HandSnapshot;
  const events: readonly AnyEventObject[] = received;
  return [{ name, kind, answers: ANSWERS[kind], input, received: events.map(({ type }) => type) }];
}
