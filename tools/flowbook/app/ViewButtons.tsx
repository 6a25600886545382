import { Expand, PanelBottom, PanelLeft, PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { isDiagramAlone, isShopBelow, panelsFolded } from '#tools/flowbook/machines/viewer.selectors.ts';
import { useSurroundings, useViewer } from './surroundings.ts';

type Props = { words: string; isPressed: boolean; keyName?: string; onPress: () => void; children: ReactNode };

const ViewButton = ({ words, isPressed, keyName, onPress, children }: Props): ReactNode => (
  <button
    type="button"
    aria-label={words}
    title={keyName === undefined ? words : `${words} (${keyName})`}
    aria-pressed={isPressed}
    aria-keyshortcuts={keyName}
    data-key={keyName}
    onClick={onPress}
  >
    {children}
  </button>
);

/** Which parts of Flowbook are shown, and where the shop is. */
export function ViewButtons(): ReactNode {
  const { viewer } = useSurroundings();
  const folded = useViewer(panelsFolded);
  const isBelow = useViewer(isShopBelow);
  const isAlone = useViewer(isDiagramAlone);
  return (
    <fieldset className="fb-view" aria-label="Panels">
      <ViewButton
        words="Flows"
        isPressed={!isAlone && !folded.includes('flows')}
        onPress={() => viewer.send({ type: 'panel.toggled', panel: 'flows' })}
      >
        <PanelLeft aria-hidden size={16} />
      </ViewButton>
      <ViewButton
        words="Shop"
        isPressed={!isAlone && !folded.includes('live')}
        onPress={() => viewer.send({ type: 'panel.toggled', panel: 'live' })}
      >
        <PanelRight aria-hidden size={16} />
      </ViewButton>
      <ViewButton words="Shop below" isPressed={isBelow} onPress={() => viewer.send({ type: 'shop.moved' })}>
        <PanelBottom aria-hidden size={16} />
      </ViewButton>
      <ViewButton
        words="Diagram only"
        keyName="d"
        isPressed={isAlone}
        onPress={() => viewer.send({ type: 'diagram.isolated' })}
      >
        <Expand aria-hidden size={16} />
      </ViewButton>
    </fieldset>
  );
}
