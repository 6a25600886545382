import type { ReactNode } from 'react';
import {
  canGoOn,
  canPause,
  frameWords,
  stepsTaken,
  straysSoFar,
  wayLed,
} from '#tools/flowbook/machines/frame.selectors.ts';
import { useFrame, useSurroundings } from './surroundings.ts';

/** The way that the shop is being led, step by step. */
export function WaySteps(): ReactNode {
  const { frame } = useSurroundings();
  const way = useFrame(wayLed);
  const taken = useFrame(stepsTaken);
  const strays = useFrame(straysSoFar);
  const words = useFrame(frameWords);
  const mayPause = useFrame(canPause);
  const mayGoOn = useFrame(canGoOn);
  if (way === null) return null;
  return (
    <div className="fb-way">
      <p>
        <b>{way.title}</b>: {words.toLowerCase()},{' '}
        {way.steps.length === 0 ? 'the visit begins here' : `${taken} of ${way.steps.length}`}
      </p>
      {mayPause && (
        <button type="button" className="fb-button" onClick={() => frame.send({ type: 'walk.paused' })}>
          Pause
        </button>
      )}
      {mayGoOn && (
        <>
          <button type="button" className="fb-button" onClick={() => frame.send({ type: 'step.requested' })}>
            One step
          </button>
          <button type="button" className="fb-button" onClick={() => frame.send({ type: 'walk.resumed' })}>
            Go on
          </button>
        </>
      )}
      <ol>
        {way.steps.map((step, at) => (
          // The same move may occur twice, so its place is part of the key.
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of a way never change their places
          <li key={at} data-taken={at < taken} aria-current={at === taken ? 'step' : undefined}>
            <small>{step.sender}</small> {step.words}
          </li>
        ))}
      </ol>
      {strays.length > 0 && (
        <ul className="fb-strays" aria-label="Otherwise than on the charts">
          {strays.map((stray) => (
            <li key={stray}>{stray}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
