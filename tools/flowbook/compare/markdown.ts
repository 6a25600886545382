import { type ApprovedChange, type Change, counted, type Detail, type Noticed } from './change.ts';
import { type Comparison, type FlowComparison, sameChartWords } from './comparison.ts';

const SIGNS = { added: '🟢 added', removed: '🔴 removed', changed: '🟠 changed', renamed: '🟠 renamed' } as const;

const nothing = (text: string): string => (text === '' ? 'nothing' : text);

/** 'guard: nothing → isSeen'. */
const detailWords = ({ what, before, after }: Detail): string => `${what}: ${nothing(before)} → ${nothing(after)}`;

const changeLines = ({ kind, words, details }: Change): readonly string[] => [
  `- ${SIGNS[kind]}: ${words}`,
  ...details.map((detail) => `  - ${detailWords(detail)}`),
];

const approvedLines = ({ kind, under, before, after }: ApprovedChange): readonly string[] => [
  `- ${SIGNS[kind]}, ${under}`,
  ...(before === '' ? [] : [`  - before: ${before}`]),
  ...(after === '' ? [] : [`  - after: ${after}`]),
];

/** Who would notice what, and on which way. */
function noticedLines({ way, before, after }: Noticed): readonly string[] {
  return [
    ...way.map((step, index) => `${index + 1}. ${step}`),
    ...(way.length === 0 ? ['As soon as it begins.'] : []),
    '',
    `- before: ${nothing(before.join('; '))}`,
    `- after: ${nothing(after.join('; '))}`,
  ];
}

/** More lines of an approved snapshot than these are counted. */
const MOST_LINES = 40;

function flowText(flow: FlowComparison): readonly string[] {
  const { chart, kind, changes, approved, noticed } = flow;
  const unnoticed = kind === 'changed' ? ['Both were walked side by side, without a difference.', ''] : [];
  const more = approved.length - MOST_LINES;
  return [
    `## ${chart}`,
    '',
    ...changes.flatMap(changeLines),
    ...(changes.length === 0 ? [sameChartWords(flow)] : []),
    '',
    ...(noticed ? ['The shortest way that shows a difference:', '', ...noticedLines(noticed), ''] : unnoticed),
    ...(approved.length === 0
      ? []
      : ['<details><summary>Approved snapshot</summary>', '', ...approved.slice(0, MOST_LINES).flatMap(approvedLines)]),
    ...(more > 0 ? [`- and ${more} more`] : []),
    ...(approved.length === 0 ? [] : ['', '</details>', '']),
  ];
}

/** A comparison for a pull request. */
export function markdownOf({ before, after, requirements, flows }: Comparison): string {
  const summary = flows.map(({ chart, changes, approved }) => {
    return `| ${chart} | ${counted(changes) || 'none'} | ${counted(approved) || 'none'} |`;
  });
  return [
    `# Flows: ${before} → ${after}`,
    '',
    ...(flows.length === 0
      ? ['No flow differs.']
      : ['| Flow | Chart | Approved snapshot |', '|---|---|---|', ...summary]),
    '',
    ...(requirements.length === 0 ? [] : ['## Requirements', '']),
    ...requirements.flatMap(({ kind, id, before: was, after: is }) => [
      `- ${SIGNS[kind]}: ${id}`,
      ...(was === '' ? [] : [`  - before: ${was}`]),
      ...(is === '' ? [] : [`  - after: ${is}`]),
    ]),
    ...(requirements.length === 0 ? [] : ['']),
    ...flows.flatMap(flowText),
  ].join('\n');
}
