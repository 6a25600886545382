import type { ReactNode } from 'react';
import { isProving, proofOf } from '#tools/flowbook/machines/way.selectors.ts';
import { proofWords } from '#tools/flowbook/way/proof.ts';
import { useSurroundings, useWay } from './surroundings.ts';

/** Whether the way that was found is the shortest. */
export function WayProof(): ReactNode {
  const { way } = useSurroundings();
  const proof = useWay(proofOf);
  const isBusy = useWay(isProving);
  return (
    <>
      <p role="status" className="fb-reach">
        {isBusy && 'Is there a shorter way? …'}
        {proof !== null && proofWords(proof)}
      </p>
      {proof?.shorter && (
        <button type="button" className="fb-button" onClick={() => way.send({ type: 'shorter.requested' })}>
          Take the shorter way
        </button>
      )}
    </>
  );
}
