import type { ReactNode } from 'react';
import { DamagedReport, isReport, readReport } from '#src/flowbook/live/report.ts';
import type { FrameEvent } from '#src/flowbook/machines/frame.machine.ts';
import { useSurroundings } from './surroundings.ts';

/** A report as the shop's frame is told of it, or why it cannot be read. */
function reportRead(text: string, name: string): FrameEvent {
  try {
    return { type: 'report.opened', happenings: readReport(text, name) };
  } catch (error) {
    if (!(error instanceof DamagedReport)) throw error;
    return { type: 'report.refused', message: error.message };
  }
}

/** A run that an explorer or a failing test has left is taken again in the shop beside. */
export function ReplayDrop(): ReactNode {
  const { frame, way } = useSurroundings();
  const read = async (file: File | undefined) => {
    if (!file) return;
    const { name } = file;
    const text = await file.text();
    if (isReport(text)) frame.send(reportRead(text, name));
    else way.send({ type: 'file.dropped', name, text });
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
      Replay file, or report
      <input
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
