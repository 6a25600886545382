import { CAN_SKETCH } from 'virtual:flowbook-sketching';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { chartEdited, editingProblem, isSaving } from '#tools/flowbook/machines/editing.selectors.ts';
import { EditPanel } from './EditPanel.tsx';
import { EDIT_BUTTON_ID } from './sketch.actors.ts';
import { useEditing, useSurroundings } from './surroundings.ts';

type Props = { chart: Chart; path: string; edge: string | null };

/** What begins the editing of a chart, or what it is edited with; nothing where no server would write it. */
export function EditPart(props: Props): ReactNode {
  const { editing } = useSurroundings();
  const edited = useEditing(chartEdited);
  const isBusy = useEditing(isSaving);
  const problem = useEditing(editingProblem);
  const { id } = props.chart;
  if (!CAN_SKETCH) return null;
  if (edited === id) return <EditPanel {...props} />;
  return (
    <div className="fb-edit-begin">
      <button
        id={EDIT_BUTTON_ID}
        type="button"
        className="fb-button"
        disabled={isBusy}
        onClick={() => editing.send({ type: 'editing.requested', chart: id })}
      >
        <Pencil aria-hidden size={15} />
        Edit
      </button>
      <p role="status">{problem}</p>
    </div>
  );
}
