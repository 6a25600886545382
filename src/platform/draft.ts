import * as v from 'valibot';
import { fromCallback } from 'xstate';
import { maybe } from '#machines/domain/tolerant.ts';
import { pageReady } from './page-ready.ts';
import { session } from './storage.ts';
import { DRAFT_KEYS } from './storage-keys.ts';
import { parseStored } from './stored.ts';
import { storedShopperId } from './stored-auth.ts';

/** The version rises when the form of a draft changes. A draft of another version is forgotten. */
const DRAFT_VERSION = 1;

/** Who was signed in as the text was typed; missing for a guest. */
const OwnerSchema = v.object({ owner: maybe(v.string()) });

/**
 * The text of a guest is theirs also after a sign-in. That of a shopper who has signed out elsewhere, while this tab was
 * discarded, is shown to no one. STO-4.
 */
function isOfThisShopper(text: string): boolean {
  const { owner } = v.parse(OwnerSchema, JSON.parse(text));
  return owner === undefined || owner === storedShopperId();
}

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
      else
        session.write(
          key,
          JSON.stringify({ version: DRAFT_VERSION, owner: storedShopperId() ?? undefined, data: draft }),
        );
    },
    forget,
    /**
     * The draft is read at once: text that is typed before the page is ready is stored over it. It is sent after the
     * first render, which must equal the static page.
     */
    restore: fromCallback(({ sendBack }) => {
      const text = session.read(key);
      const stored = parseStored(text, DRAFT_VERSION, schema);
      if (text === null || stored.kind === 'none') return;
      if (stored.kind === 'damaged' || !isOfThisShopper(text)) {
        forget();
        return;
      }
      void pageReady().then(() => sendBack({ type: 'draft.restored', draft: stored.data }));
    }),
  };
}

/** A shopper who signs out leaves nothing of what they have typed to the next one. STO-4. */
export function forgetDrafts(): void {
  for (const key of Object.values(DRAFT_KEYS)) session.remove(key);
}
