import type * as v from 'valibot';
import { fromCallback } from 'xstate';
import { pageReady } from './page-ready.ts';
import { session } from './storage.ts';
import { DRAFT_KEYS } from './storage-keys.ts';
import { parseStored } from './stored.ts';

/** The version rises when the form of a draft changes. A draft of another version is forgotten. */
const DRAFT_VERSION = 1;

/**
 * The text that a shopper has typed into a form. The session's storage holds it across a reload and for a discarded
 * tab; where that is impossible, the form works without. A draft that cannot be read is forgotten. STO-4.
 * @param blank the form before anything is typed: it is not stored
 */
export function storedDraft<Draft extends Record<string, string>>(
  key: string,
  schema: v.GenericSchema<unknown, Draft>,
  blank: Draft,
) {
  const isBlank = (draft: Draft) => Object.keys(blank).every((field) => draft[field] === blank[field]);
  const forget = () => session.remove(key);
  return {
    store: (draft: Draft): void => {
      if (isBlank(draft)) forget();
      else session.write(key, JSON.stringify({ version: DRAFT_VERSION, data: draft }));
    },
    forget,
    /**
     * The draft is read at once: text that is typed before the page is ready is stored over it. It is sent after the
     * first render, which must equal the static page.
     */
    restore: fromCallback(({ sendBack }) => {
      const stored = parseStored(session.read(key), DRAFT_VERSION, schema);
      if (stored.kind === 'damaged') forget();
      if (stored.kind !== 'read') return;
      void pageReady().then(() => sendBack({ type: 'draft.restored', draft: stored.data }));
    }),
  };
}

/** A shopper who signs out leaves nothing of what they have typed to the next one. STO-4. */
export function forgetDrafts(): void {
  for (const key of Object.values(DRAFT_KEYS)) session.remove(key);
}
