import type { ReactNode } from 'react';
import { dropProblem, isReading } from '#tools/flowbook/machines/drop.selectors.ts';
import { FileDrop } from './FileDrop.tsx';
import { useDrop, useSurroundings } from './surroundings.ts';

/** A machine from elsewhere is dropped here, or chosen as a file. */
export function DropZone(): ReactNode {
  const { drop } = useSurroundings();
  const problem = useDrop(dropProblem);
  const isBusy = useDrop(isReading);
  return (
    <section className="fb-dropzone" aria-label="Open a machine">
      <FileDrop accept=".json,.ts,.mts,.js,.mjs" onFile={(file) => drop.send({ type: 'file.dropped', file })}>
        {isBusy ? 'Reading …' : 'Open a machine'} <span aria-hidden>drop JSON or code, or choose it</span>
      </FileDrop>
      <p role="alert" className="fb-problem">
        {problem}
      </p>
    </section>
  );
}
