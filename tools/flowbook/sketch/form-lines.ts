import type { FormProblem } from './sketch.ts';
import { readTrigger, TRIGGERS, type Trigger } from './trigger.ts';

export const MARKS = ['initial', 'final', 'parallel', 'history', 'deep history'] as const;
export type Mark = (typeof MARKS)[number];

export type StateLine = {
  readonly kind: 'state';
  readonly line: number;
  readonly indent: number;
  readonly key: string;
  readonly marks: readonly Mark[];
  readonly description: string;
};

export type TransitionLine = {
  readonly kind: 'transition';
  readonly line: number;
  readonly indent: number;
  /** Null for 'else': as in the line before. */
  readonly trigger: Trigger | null;
  readonly guard: string | null;
  readonly target: string;
};

export type FormLine = StateLine | TransitionLine;

const STATE = /^(?<key>[A-Za-z][\w]*)\s*(?:\((?<marks>[^)]*)\))?\s*(?::\s*(?<description>.*))?$/;
const TRANSITION = /^(?<trigger>[^[\]]*?)\s*(?:\[(?<guard>[^\]]*)\])?\s*(?:->|→)\s*(?<target>\S*)$/;
const IDENTIFIER = /^[A-Za-z]\w*$/;

const isMark = (word: string): word is Mark => MARKS.some((mark) => mark === word);

function transitionLine(text: string, line: number, indent: number): TransitionLine | FormProblem {
  const { trigger = '', guard, target = '' } = TRANSITION.exec(text)?.groups ?? {};
  const read = trigger === 'else' ? null : readTrigger(trigger);
  if (trigger !== 'else' && read === null) {
    return { line, message: `Before the arrow stands ${TRIGGERS}, or 'else'; not '${trigger}'.` };
  }
  if (!/^[A-Za-z][\w.]*$/.test(target)) return { line, message: 'After the arrow stands the name of a state.' };
  if (guard !== undefined && !IDENTIFIER.test(guard)) {
    return { line, message: `A condition is one word such as [isShort]; not [${guard}].` };
  }
  return { kind: 'transition', line, indent, trigger: read, guard: guard ?? null, target };
}

function stateLine(text: string, line: number, indent: number): StateLine | FormProblem {
  const groups = STATE.exec(text)?.groups;
  if (groups?.key === undefined) {
    const name = text.split(/[(:]/)[0]?.trim() ?? text;
    return {
      line,
      message: `A line is a state, such as 'writing: What it means.', or an event, such as 'note.saved -> saved'. A state's name is one word of letters from a to z, digits and _; not '${name}'.`,
    };
  }
  const words = (groups.marks ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const odd = words.find((word) => !isMark(word));
  if (odd !== undefined) return { line, message: `A state can be ${MARKS.join(', ')}; not '${odd}'.` };
  const description = (groups.description ?? '').trim();
  return { kind: 'state', line, indent, key: groups.key, marks: words.filter(isMark), description };
}

/** A list from elsewhere has them before its lines. */
const BULLET = /^[-*•–]\s+/;

/** The lines of a text form, each by itself, without bullets. Empty ones, and those that begin with #, say nothing. */
export function formLines(text: string): readonly (FormLine | FormProblem)[] {
  return text.split(/\r?\n/).flatMap((raw, index) => {
    const content = raw.trim().replace(BULLET, '');
    if (content === '' || content.startsWith('#')) return [];
    const indent = (/^\s*/.exec(raw)?.[0] ?? '').replaceAll('\t', '  ').length;
    const isTransition = /->|→/.test(content.split(': ')[0] ?? '');
    return (isTransition ? transitionLine : stateLine)(content, index + 1, indent);
  });
}
