import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { FORMAT_WORDS, FORMATS } from '#tools/flowbook/export/page-formats.ts';
import { useSurroundings } from './surroundings.ts';

/** The chart as a file for other tools. */
export function ExportMenu({ chart }: { chart: string }): ReactNode {
  const { viewer } = useSurroundings();
  return (
    <details className="fb-export">
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
      </div>
    </details>
  );
}
