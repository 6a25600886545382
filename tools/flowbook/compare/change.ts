export type ChangeKind = 'added' | 'removed' | 'changed' | 'renamed';

/** What of something differs: 'guard', as it was, as it is. Empty where it was not said. */
export type Detail = { readonly what: string; readonly before: string; readonly after: string };

/** Something of a chart that is not as it was. */
export type Change = {
  readonly kind: ChangeKind;
  readonly about: 'state' | 'transition' | 'delay' | 'chart';
  /** The state's path, the transition's place or the delay's name; of what was removed, as it was. */
  readonly id: string;
  /** For people. */
  readonly words: string;
  readonly details: readonly Detail[];
};

/** A statement of the requirements that is not as it was. */
export type RequirementChange = {
  readonly kind: Exclude<ChangeKind, 'renamed'>;
  readonly id: string;
  readonly before: string;
  readonly after: string;
};

/** A changed line of an approved snapshot, with its path or event. */
export type ApprovedChange = {
  readonly kind: Exclude<ChangeKind, 'renamed'>;
  readonly under: string;
  readonly before: string;
  readonly after: string;
};

/** The shortest way that shows a difference, in the words of the event catalogue. */
export type Noticed = {
  /** 'user · presses 'Next''. */
  readonly way: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
};

const COUNTED = ['added', 'removed', 'changed', 'renamed'] as const;

/** '2 added, 1 changed'; empty where there is nothing. */
export const counted = (changes: readonly { readonly kind: ChangeKind }[]): string =>
  COUNTED.map((kind) => ({ kind, count: changes.filter((change) => change.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${kind}`)
    .join(', ');
