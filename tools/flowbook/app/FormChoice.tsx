import type { ReactNode } from 'react';
import { isOutlined } from '#tools/flowbook/machines/viewer.selectors.ts';
import { useSurroundings, useViewer } from './surroundings.ts';

/** A chart as a diagram, or as an outline in text. */
export function FormChoice(): ReactNode {
  const { viewer } = useSurroundings();
  const isOutline = useViewer(isOutlined);
  return (
    <fieldset className="fb-forms" aria-label="Shown as">
      <button type="button" aria-pressed={!isOutline} onClick={() => viewer.send({ type: 'drawing.chosen' })}>
        Drawing
      </button>
      <button type="button" aria-pressed={isOutline} onClick={() => viewer.send({ type: 'outline.chosen' })}>
        Outline
      </button>
    </fieldset>
  );
}
