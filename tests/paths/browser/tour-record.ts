import type { CDPSession, Page } from '@playwright/test';
import type { Tour } from '../tour.ts';
import { WITHOUT_FOCUS } from '../without-focus.ts';
import { saidSince } from './live-regions.ts';

/** How a page is after a step, for a visitor who does not see it. */
export type Look = { readonly focus: string; readonly said: readonly string[] };

/** The first step of a tour after which another visit to it has read out something else, or has the focus elsewhere; null without one. */
export function firstDifference(now: readonly Look[], before: readonly Look[]): { step: number; says: string } | null {
  const saidIn = ({ said }: Look) => (said.length === 0 ? 'nothing' : said.join('; '));
  for (const [step, look] of now.entries()) {
    const other = before[step];
    if (!other) return null;
    if (look.focus !== other.focus) return { step, says: `'${look.focus}' has the focus, not '${other.focus}'` };
    if (saidIn(look) !== saidIn(other)) return { step, says: `read out: ${saidIn(look)}; not: ${saidIn(other)}` };
  }
  return null;
}

const NOTHING = 'nothing';
const HELD = 'document.activeElement === document.body ? null : document.activeElement';

/** What is typed next replaces a selected text. A field for email addresses does not say what is selected in it. */
const IS_SELECTED = `function () {
  return this.selectionStart === 0 && this.value !== '' && this.selectionEnd === this.value.length;
}`;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Role and accessible name of what has the focus, as Chromium's accessibility tree has them, and whether its text is selected. */
async function focusOf(session: CDPSession): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', { expression: HELD });
  if (result.objectId === undefined) return NOTHING;
  const tree = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const [node] = tree.nodes;
  if (!node || node.ignored) return 'something that assistive technology does not have';
  const selected = await session.send('Runtime.callFunctionOn', {
    objectId: result.objectId,
    functionDeclaration: IS_SELECTED,
    returnByValue: true,
  });
  const focus = oneLine(`${node.role?.value} ${node.name?.value ?? ''}`);
  return selected.result.value === true ? `${focus}, its text selected` : focus;
}

/** The name of a tour's record. */
export const recordName = (title: string): string => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.txt`;

/** What is read out on a tour, and what has the focus after each step. */
export class TourRecord {
  readonly #looks: Look[] = [];
  #session: Promise<CDPSession> | null = null;

  note = async (page: Page): Promise<void> => {
    this.#session ??= page.context().newCDPSession(page);
    const { said, option } = await page.evaluate(saidSince);
    const focus = await focusOf(await this.#session);
    this.#looks.push({ focus: option === null ? focus : `${focus}, at ${option}`, said });
  };

  get looks(): readonly Look[] {
    return this.#looks;
  }

  /** The moves after which nothing has the focus any more, for no reason. */
  lost({ moves }: Tour): readonly string[] {
    const isLost = (step: number) => this.#looks[step]?.focus === NOTHING && this.#looks[step - 1]?.focus !== NOTHING;
    return moves.filter(
      (words, place) => !(words in WITHOUT_FOCUS) && place + 1 < this.#looks.length && isLost(place + 1),
    );
  }

  /** The record, a paragraph a step. */
  text({ title, visit, moves }: Tour): string {
    const begins = `begins at ${visit.at} on a ${visit.screen}`;
    const steps = this.#looks.map(({ focus, said }, step) =>
      [
        step === 0 ? begins : `${step}. ${moves[step - 1]}`,
        ...said.map((words) => `   ${words}`),
        `   focus: ${focus}`,
      ].join('\n'),
    );
    return `${[title, ...steps].join('\n')}\n`;
  }
}
