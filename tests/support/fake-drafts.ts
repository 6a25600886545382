import { fromCallback } from 'xstate';

/** The session's storage of drafts, as the real shop has it: a flow that starts again gets what was typed before. */
export function fakeDrafts() {
  const drafts = new Map<string, unknown>();
  return {
    /** The draft of one form; undefined without one. */
    of: (form: string): unknown => drafts.get(form),
    store: (form: string, draft: unknown): void => void drafts.set(form, draft),
    forget: (form: string): void => void drafts.delete(form),
    forgetAll: (): void => drafts.clear(),
    restore: (form: string) =>
      fromCallback(({ sendBack }) => {
        if (drafts.has(form)) sendBack({ type: 'draft.restored', draft: drafts.get(form) });
      }),
  };
}
