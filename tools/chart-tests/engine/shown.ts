import type { AnyEventObject, AnyMachineSnapshot, ExecutableActionObject } from 'xstate';
import { stateText } from '#machines/domain/state-text.ts';
import { nodesOf } from './charts.ts';
import { delayOf } from './delay-of.ts';
import { written } from './plain.ts';
import type { Step } from './steps.ts';

const field = (params: unknown, key: string): unknown =>
  typeof params === 'object' && params !== null ? Reflect.get(params, key) : undefined;

/** ' 3,000 ms' of a delayed event; nothing of others. */
function delayText(params: unknown): string {
  const delay = field(params, 'delay');
  return typeof delay === 'number' ? ` ${delay.toLocaleString('en-GB')} ms` : '';
}

/** '(redirectDelay)' of what XState sends when that has passed; other events as they are called. */
function delayName(event: string, { machine }: AnyMachineSnapshot): string {
  const state = nodesOf(machine.root).find(({ transitions }) => transitions.has(event));
  const delay = state ? delayOf(event, state.id) : null;
  return delay === null ? `for ${event}` : `(${delay})`;
}

function eventText(event: unknown): string {
  const { type, ...payload } = event as AnyEventObject;
  return Object.keys(payload).length === 0 ? type : `${type} ${written(payload)}`;
}

function startText(params: unknown): string {
  const input = field(params, 'input');
  return `starts ${field(params, 'id')}${input === undefined ? '' : ` with ${written(input)}`}`;
}

/** An effect outside of the chart, in words. @param snapshot of the chart */
export function effectText({ type, params }: ExecutableActionObject, snapshot: AnyMachineSnapshot): string {
  switch (type) {
    case 'xstate.emit':
      return `reports ${eventText(field(params, 'event'))}`;
    case 'xstate.sendTo':
      return `sends ${field(params, 'targetId') ?? written(field(params, 'to'))} ${eventText(field(params, 'event'))}${delayText(params)}`;
    case 'send':
      return `sends ${field(params, 'flow')} ${eventText(field(params, 'event'))}`;
    case 'xstate.raise':
      return typeof field(params, 'delay') === 'number'
        ? `waits${delayText(params)} ${delayName(eventText(field(params, 'event')), snapshot)}`
        : `raises ${eventText(field(params, 'event'))}`;
    case 'xstate.cancel':
      return `no longer waits ${delayName(String(field(params, 'sendId') ?? params), snapshot)}`;
    case 'xstate.spawnChild':
      return startText(params);
    case 'xstate.stopChild':
      return `stops ${written(params)}`;
    default:
      return params === undefined ? `does ${type}` : `does ${type} ${written(params)}`;
  }
}

/** Everything that a chart shows after a step: its status, states, tags, context and effects. */
export function shown({ snapshot, effects }: Step): string {
  return [
    snapshot.status,
    snapshot.status === 'error' ? written(snapshot.error) : '',
    stateText(snapshot.value),
    [...snapshot.tags].sort().join(' '),
    written(snapshot.context),
    ...effects.map((effect) => effectText(effect, snapshot)),
  ].join('\n');
}
