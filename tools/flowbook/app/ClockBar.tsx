import { Pause, Play, SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { clockOf } from '#tools/flowbook/machines/frame.selectors.ts';
import { SteadyButton } from './SteadyButton.tsx';
import { useFrame, useSurroundings } from './surroundings.ts';

/** ms. Just before and just after three seconds: the redirect of CHK-3. */
const SPANS = [2999, 3001] as const;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;

/** The shop's clock: it can be held, and goes on as far as is said. */
export function ClockBar(): ReactNode {
  const { frame } = useSurroundings();
  const { isPaused, next, now } = useFrame(clockOf);
  const advance = (ms: number) => frame.send({ type: 'clock.advanced', ms });
  return (
    <fieldset className="fb-clock" aria-label="Clock">
      <p>
        {isPaused ? `Held at ${seconds(now)}` : 'Running'}
        {next !== null && <span>next timer in {seconds(next)}</span>}
      </p>
      <button
        type="button"
        className="fb-button"
        onClick={() => frame.send({ type: isPaused ? 'clock.released' : 'clock.paused' })}
      >
        {isPaused ? <Play aria-hidden size={13} /> : <Pause aria-hidden size={13} />}
        {isPaused ? 'Let it run' : 'Hold'}
      </button>
      {SPANS.map((ms) => (
        <button key={ms} type="button" className="fb-button" onClick={() => advance(ms)}>
          +{ms.toLocaleString('en-GB')} ms
        </button>
      ))}
      <SteadyButton className="fb-button" isPossible={next !== null} onPress={() => advance(Math.ceil(next ?? 0))}>
        <SkipForward aria-hidden size={13} />
        Next timer
      </SteadyButton>
    </fieldset>
  );
}
