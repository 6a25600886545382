import type { ReactNode } from 'react';
import { useSurroundings } from './surroundings.ts';

export const DROP_ID = 'flowbook-drop';

/** A run that an explorer or a failing test has left is taken again in the shop beside. */
export function ReplayDrop(): ReactNode {
  const { way } = useSurroundings();
  const read = async (file: File | undefined) => {
    if (file) way.send({ type: 'file.dropped', name: file.name, text: await file.text() });
  };
  return (
    <label
      className="fb-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void read(event.dataTransfer.files[0]);
      }}
    >
      Replay file, or report <span aria-hidden>drop it here, or choose it</span>
      <input
        id={DROP_ID}
        className="fb-unseen"
        type="file"
        accept="application/json,.json"
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
    </label>
  );
}
