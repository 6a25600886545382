import type { ReactNode } from 'react';
import { dropProblem, isReading } from '#tools/flowbook/machines/drop.selectors.ts';
import { useDrop, useSurroundings } from './surroundings.ts';

/** A machine from elsewhere is dropped here, or chosen as a file. */
export function DropZone(): ReactNode {
  const { drop } = useSurroundings();
  const problem = useDrop(dropProblem);
  const isBusy = useDrop(isReading);
  const read = async (file: File | undefined) => {
    if (file) drop.send({ type: 'file.dropped', file: { name: file.name, text: await file.text() } });
  };
  return (
    <section className="fb-dropzone" aria-label="Open a machine">
      <label
        className="fb-drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void read(event.dataTransfer.files[0]);
        }}
      >
        {isBusy ? 'Reading …' : 'Open a machine'} <span aria-hidden>drop JSON or code, or choose it</span>
        <input
          className="fb-unseen"
          type="file"
          accept=".json,.ts,.mts,.js,.mjs"
          onChange={({ target }) => {
            void read(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      <p role="alert" className="fb-problem">
        {problem}
      </p>
    </section>
  );
}
