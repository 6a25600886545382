import { PROJECT } from 'virtual:flowbook-project';
import type { ReactNode } from 'react';
import {
  changedConditions,
  FATES,
  type Fate,
  SERVICE_FATES,
  type ServiceFate,
} from '#tools/flowbook/frame/api-conditions.ts';
import { callsOf, conditionsOf } from '#tools/flowbook/machines/frame.selectors.ts';
import { useFrame, useSurroundings } from './surroundings.ts';

type FateSelectProps<Name extends string> = {
  words: string;
  value: Name;
  fates: readonly Name[];
  onChange: (fate: Name) => void;
};

function FateSelect<Name extends string>({ words, value, fates, onChange }: FateSelectProps<Name>): ReactNode {
  return (
    <label className="fb-choice" data-changed={value !== 'succeeds'}>
      {words}
      <select value={value} onChange={({ target }) => onChange(target.value as Name)}>
        {fates.map((fate) => (
          <option key={fate}>{fate}</option>
        ))}
      </select>
    </label>
  );
}

/** API conditions: how each call and each simulated service is answered from now on, and which calls wait. */
export function ConditionsPanel(): ReactNode {
  const { frame } = useSurroundings();
  const conditions = useFrame(conditionsOf);
  const waiting = useFrame(callsOf);
  const changed = changedConditions(conditions, PROJECT.api);
  const change = (some: Partial<typeof conditions>) =>
    frame.send({ type: 'conditions.changed', conditions: { ...conditions, ...some } });
  return (
    <details className="fb-conditions">
      <summary>
        API conditions{' '}
        <span>{waiting.length > 0 ? `${waiting.length} waiting` : changed.length === 0 && 'normal'}</span>
        {changed.map((words) => (
          <b key={words}>{words}</b>
        ))}
      </summary>
      {waiting.map(({ id, words }) => (
        <button
          key={id}
          type="button"
          className="fb-event"
          onClick={() => frame.send({ type: 'call.answered', call: id })}
        >
          <span>
            {words}
            <small>waits; answer it</small>
          </span>
        </button>
      ))}
      <label className="fb-choice">
        Online
        <input
          type="checkbox"
          checked={conditions.isOnline}
          onChange={({ target }) => change({ isOnline: target.checked })}
        />
      </label>
      {PROJECT.api.calls.map(({ kind, words }) => (
        <FateSelect<Fate>
          key={kind}
          words={words}
          value={conditions.calls[kind] ?? 'succeeds'}
          fates={FATES}
          onChange={(fate) => change({ calls: { ...conditions.calls, [kind]: fate } })}
        />
      ))}
      <FateSelect<ServiceFate>
        words={PROJECT.api.services}
        value={conditions.services}
        fates={SERVICE_FATES}
        onChange={(services) => change({ services })}
      />
    </details>
  );
}
