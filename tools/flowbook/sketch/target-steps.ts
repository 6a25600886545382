import { parentOf, within } from './state-paths.ts';

/** A target as XState reads it: where it starts from, and the states that it names from there on. */
export type TargetSteps = {
  /** What stands before the names: '#chart', '.', or nothing. */
  readonly lead: string;
  readonly keys: readonly string[];
  /** The path of the state that the first name is in. */
  readonly base: string;
};

/** @param from the state whose transition it is. @returns null where it names no state by its text alone */
export function targetSteps(text: string, from: string, ids: ReadonlyMap<string, string>): TargetSteps | null {
  if (text === '' || text.includes('\\')) return null;
  if (text.startsWith('#')) {
    const [lead = '', ...keys] = text.split('.');
    const base = ids.get(lead.slice(1));
    return base === undefined ? null : { lead, keys, base };
  }
  if (text.startsWith('.')) return { lead: '.', keys: text.slice(1).split('.'), base: from };
  const base = parentOf(from);
  return base === null ? null : { lead: '', keys: text.split('.'), base };
}

/** The path that a target leads to. */
export const pathOfSteps = ({ base, keys }: TargetSteps): string => keys.reduce(within, base);

/** The text of a target once a state on its way has another key. */
export function renamedTarget({ lead, keys, base }: TargetSteps, path: string, key: string): string {
  let reached = base;
  const renamed = keys.map((each) => {
    reached = within(reached, each);
    return reached === path ? key : each;
  });
  const names = renamed.join('.');
  return lead.startsWith('#') && names !== '' ? `${lead}.${names}` : `${lead}${names}`;
}
