import type { Edit } from './edit.ts';
import { keyIn, parentOf, within } from './state-paths.ts';

/** What an edit has done, for people. */
export function editInWords(edit: Edit): string {
  switch (edit.kind) {
    case 'addState':
      return `The state '${within(edit.parent, edit.key)}' was added.`;
    case 'renameState':
      return `'${edit.path}' is now called '${edit.key}'.`;
    case 'deleteState':
      return `The state '${edit.path}' was deleted, with all that led to it.`;
    case 'addTransition':
      return `'${edit.trigger}' now leads from '${edit.from || 'everywhere'}' to '${edit.target}'.`;
    case 'retargetTransition':
      return `'${edit.transition}' now leads to '${edit.target}'.`;
    case 'deleteTransition':
      return `'${edit.transition}' was deleted.`;
    case 'markInitial':
      return `'${keyIn(edit.path)}' is now where it begins.`;
    case 'markFinal':
      return edit.isFinal ? `'${edit.path}' is now final.` : `'${edit.path}' is no longer final.`;
    case 'describeState':
      return `'${edit.path}' has another description.`;
  }
}

/** The state that is looked at after an edit; '' for the chart as a whole. */
export function placeAfter(edit: Edit): string {
  switch (edit.kind) {
    case 'addState':
      return within(edit.parent, edit.key);
    case 'renameState':
      return within(parentOf(edit.path) ?? '', edit.key);
    case 'deleteState':
      return parentOf(edit.path) ?? '';
    case 'addTransition':
      return edit.from;
    case 'retargetTransition':
    case 'deleteTransition':
      return /^(?<state>[^( ]\S*) /.exec(edit.transition)?.groups?.state ?? '';
    default:
      return edit.path;
  }
}
