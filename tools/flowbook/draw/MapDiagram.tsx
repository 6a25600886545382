import { Fragment, type KeyboardEvent } from 'react';
import { groupWords, isOfOpen } from '#tools/flowbook/map/map-groups.ts';
import type { PlacedMap } from '#tools/flowbook/map/placed-map.ts';
import type { SystemMap } from '#tools/flowbook/map/system-map.ts';
import { MapArrows } from './MapArrows.tsx';
import { type BoxNow, MapBox } from './MapBox.tsx';
import { MapGroup, MapGroupTitle } from './MapGroup.tsx';
import { type MapState, MapStates } from './MapStates.tsx';
import { boxBeside } from './map-neighbour.ts';
import { outsideOf } from './map-outside.ts';
import { directionOf, focusOn, tellPressed } from './pressed.ts';

type Props = {
  map: SystemMap;
  placed: PlacedMap;
  /** What each chart does now, by its id; null where no shop runs beside the map. */
  now: ReadonlyMap<string, BoxNow> | null;
  /** The ids of the arrows whose event has just been sent. */
  lit: ReadonlySet<string>;
  /** The number of the event that was sent last, where what it has lit goes out again. */
  passing?: number | null;
  /** The id of a box or of an arrow. */
  selected: string | null;
  onBox?: (id: string) => void;
  onArrow?: (id: string) => void;
  /** The states of each chart, and in which boxes they are shown. */
  inside?: {
    readonly statesOf: (chart: string) => readonly MapState[];
    readonly open: readonly string[];
    readonly onToggle: (chart: string) => void;
  };
  /** The groups whose arrows are shown, by their titles; where it is not given, all arrows are. */
  groups?: {
    readonly open: readonly string[];
    readonly onToggle: (title: string) => void;
  };
};

const NOT_RUNNING: BoxNow = { state: null, instances: 0 };
/** Screen readers read the boxes and the list of facts instead of the drawing. */
const UNHEARD = { 'aria-hidden': true };

/** Every flow a box, every fact between flows an arrow. */
export const MapDiagram = ({
  map,
  placed,
  now,
  lit,
  passing = null,
  selected,
  onBox,
  onArrow,
  inside,
  groups,
}: Props) => {
  const pressed = { onState: onBox, onEdge: onArrow, onRegion: groups?.onToggle, onChild: inside?.onToggle };
  const boxes = new Map(map.boxes.map((box) => [box.id, box]));
  const arrows = new Map(map.arrows.map((arrow) => [arrow.id, arrow]));
  const isBox = selected !== null && boxes.has(selected);

  function answerKey(event: KeyboardEvent<SVGSVGElement>): void {
    const direction = directionOf(event.key);
    const from = event.target instanceof SVGElement ? (event.target.dataset.path ?? null) : null;
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (direction !== null && from !== null) focusOn(event.currentTarget, boxBeside(placed, from, direction));
    else if (!isPress || !tellPressed(event.target, pressed)) return;
    event.preventDefault();
  }

  const drawn = placed.arrows.map((arrow) => {
    const isNear = [arrow.id, arrow.from, arrow.to].some((id) => id === selected);
    const facts = arrows.get(arrow.id)?.facts ?? [];
    return { arrow, facts, isLit: false, isNear, isFar: selected !== null && !isNear };
  });
  const shown = drawn.filter(
    ({ arrow, isNear }) => groups === undefined || isNear || isOfOpen(arrow, placed, groups.open),
  );
  const litNow = drawn.filter(({ arrow }) => lit.has(arrow.id)).map((arrow) => ({ ...arrow, isLit: true }));

  return (
    <svg
      className="fbd fbm"
      width={placed.width}
      height={placed.height}
      viewBox={`0 0 ${placed.width} ${placed.height}`}
      role="group"
      aria-label="Map of the shop's flows"
      onClick={(event) => tellPressed(event.target, pressed)}
      onKeyDown={answerKey}
    >
      <g {...UNHEARD}>
        {placed.groups.map((group) => (
          <g key={group.title}>
            <rect className="fbm-group" x={group.x} y={group.y} width={group.width} height={group.height} rx={4} />
            {groups === undefined && <MapGroupTitle {...group} />}
          </g>
        ))}
        <MapArrows arrows={shown} />
        {/* Another event lights its arrows anew. */}
        <g key={passing} className={passing === null ? undefined : 'fbm-passing'}>
          <MapArrows arrows={litNow} />
        </g>
      </g>
      {groups !== undefined &&
        placed.groups.map((group) => (
          <MapGroup
            key={group.title}
            group={group}
            note={groupWords(map, group, placed.groups)}
            isOpen={groups.open.includes(group.title)}
          />
        ))}
      {placed.boxes.map((box, index) => {
        const known = boxes.get(box.id);
        return known === undefined ? null : (
          <Fragment key={box.id}>
            <MapBox
              box={known}
              placed={box}
              outside={outsideOf(map, box.id)}
              now={now && (now.get(box.id) ?? NOT_RUNNING)}
              isSelected={selected === box.id}
              hasTabStop={isBox ? selected === box.id : index === 0}
            />
            {inside && known.kind !== 'outside' && (
              <MapStates
                {...{ id: box.id, title: known.title, placed: box }}
                states={inside.statesOf(box.id)}
                isOpen={inside.open.includes(box.id)}
              />
            )}
          </Fragment>
        );
      })}
    </svg>
  );
};
