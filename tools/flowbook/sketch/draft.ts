import type { Edit, Was } from './edit.ts';
import { parentOf } from './state-paths.ts';

/** An edit that still lacks something: a name, a description, or the state that it leads to. */
export type Draft =
  | { readonly kind: 'adding'; readonly path: string; readonly place: 'below' | 'inside' }
  | { readonly kind: 'renaming'; readonly path: string }
  | { readonly kind: 'describing'; readonly path: string }
  | { readonly kind: 'leading'; readonly path: string; readonly trigger: string }
  | { readonly kind: 'retargeting'; readonly transition: string; readonly was: Was };

/** What a draft is begun with. */
export const choiceOf = (draft: Draft): string => (draft.kind === 'adding' ? `adding ${draft.place}` : draft.kind);

/** What was typed for a draft. */
export type Typed = {
  readonly text: string /** The event that leads to a state that is added; '' for none. */;
  readonly trigger: string;
  /** What stood in the field at first. */
  readonly was: string;
};

/** The edits of a draft whose name or description is known. */
export function namedEdits(draft: Draft, { text, trigger, was }: Typed): readonly Edit[] {
  const key = text.trim();
  if (draft.kind === 'renaming') return [{ kind: 'renameState', path: draft.path, key }];
  if (draft.kind === 'describing') return [{ kind: 'describeState', path: draft.path, description: key, was }];
  if (draft.kind !== 'adding') return [];
  const { path, place } = draft;
  const parent = place === 'inside' ? path : (parentOf(path) ?? '');
  const target = parent === '' ? key : `${parent}.${key}`;
  const added: Edit = { kind: 'addState', parent, after: place === 'inside' ? null : path, key, description: '' };
  if (trigger.trim() === '') return [added];
  return [added, { kind: 'addTransition', from: path, trigger: trigger.trim(), target }];
}

/** The edit of a draft whose target is known. */
export function ledEdits(draft: Draft, target: string): readonly Edit[] {
  if (draft.kind === 'retargeting') {
    const { transition, was } = draft;
    return [{ kind: 'retargetTransition', transition, target, was }];
  }
  if (draft.kind !== 'leading') return [];
  return [{ kind: 'addTransition', from: draft.path, trigger: draft.trigger, target }];
}
