import * as v from 'valibot';
import { WIDTHS } from '#tools/flowbook/storyboard/storyboard.ts';

const HashSchema = v.nullable(v.string());

const DecisionsSchema = v.object({
  decisions: v.array(
    v.object({
      chart: v.string(),
      path: v.string(),
      width: v.picklist(WIDTHS),
      /** Of the pictures that were compared: it is about these two alone. */
      before: HashSchema,
      after: HashSchema,
      decision: v.picklist(['approved', 'rejected']),
    }),
  ),
});

export type Decision = v.InferOutput<typeof DecisionsSchema>['decisions'][number];

/** What was decided of screens, as the page of a comparison saves it. @throws when it is something else */
export const decisionsOf = (text: string): readonly Decision[] => v.parse(DecisionsSchema, JSON.parse(text)).decisions;

/** What a decision is about. */
export type Compared = Omit<Decision, 'decision'>;

const isAbout = (compared: Compared, { chart, path, width, before, after }: Compared): boolean =>
  chart === compared.chart &&
  path === compared.path &&
  width === compared.width &&
  before === compared.before &&
  after === compared.after;

/** What was decided of two pictures; null where nothing was, or the pictures are others now. */
export const decisionOn = (decisions: readonly Decision[], compared: Compared): Decision['decision'] | null =>
  decisions.findLast((decision) => isAbout(compared, decision))?.decision ?? null;

/** All decisions: what is decided of some pictures now counts instead of what was decided of them before. */
export const withDecisions = (before: readonly Decision[], now: readonly Decision[]): readonly Decision[] => [
  ...before.filter((former) => !now.some((decision) => isAbout(former, decision))),
  ...now,
];
