import { Download } from 'lucide-react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { FORMAT_WORDS, FORMATS } from '#tools/flowbook/export/page-formats.ts';
import { exportProblem } from '#tools/flowbook/machines/viewer.selectors.ts';
import { useSurroundings, useViewer } from './surroundings.ts';

function closeOnEscape({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/** The menu would cover the diagram otherwise. */
function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

/** The chart as a file for other tools. */
export function ExportMenu({ chart }: { chart: string }): ReactNode {
  const { viewer } = useSurroundings();
  const problem = useViewer(exportProblem);
  return (
    <details className="fb-export" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <summary>
        <Download aria-hidden size={15} />
        Export
      </summary>
      <div>
        {FORMATS.map((format) => (
          <button key={format} type="button" onClick={() => viewer.send({ type: 'export.requested', chart, format })}>
            {FORMAT_WORDS[format]}
          </button>
        ))}
        <p role="alert" className="fb-problem">
          {problem && `It could not be saved: ${problem}`}
        </p>
      </div>
    </details>
  );
}
