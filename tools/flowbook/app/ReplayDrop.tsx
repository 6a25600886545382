import type { ReactNode } from 'react';
import { FileDrop } from './FileDrop.tsx';
import { useSurroundings } from './surroundings.ts';

export const DROP_ID = 'flowbook-drop';

/** A run that an explorer or a failing test has left is taken again in the shop beside. */
export function ReplayDrop(): ReactNode {
  const { way } = useSurroundings();
  return (
    <FileDrop
      id={DROP_ID}
      accept="application/json,.json"
      onFile={(file) => way.send({ type: 'file.dropped', ...file })}
    >
      Replay file, or report <span aria-hidden>drop it here, or choose it</span>
    </FileDrop>
  );
}
