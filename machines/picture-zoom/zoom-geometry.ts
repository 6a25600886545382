/** A place or a distance: in px from the middle of the stage, or as a share of the picture's width and height. */
export type Point = { readonly x: number; readonly y: number };
/** The part of the screen that the picture can fill, in px. */
export type Stage = { readonly width: number; readonly height: number };

/** How large the picture is shown, and which of its points is in the middle of the stage. */
export type Zoom = {
  readonly level: number;
  /** From the picture's middle, as a share of its width and height: { x: 0.5, y: 0 } is the middle of its right edge. */
  readonly place: Point;
};

/** Width by height of all product pictures. design.md, Images. */
const RATIO = 4 / 5;

/** The steps of 'Zoom in' and 'Zoom out'. At 1 the whole picture fits the stage. ZOM-2. */
export const LEVELS = [1, 1.5, 2, 3, 4] as const;
export const WHOLE = LEVELS[0];
export const LARGEST = LEVELS[4];
/** What a press on the whole picture enlarges to. */
export const CLOSE_UP = LEVELS[2];

export const WHOLE_PICTURE: Zoom = { level: WHOLE, place: { x: 0, y: 0 } };

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The picture's size where all of it fits the stage, in px. */
function fittedSize({ width, height }: Stage): Stage {
  const fitted = Math.min(width, height * RATIO);
  return { width: fitted, height: fitted / RATIO };
}

/** How far the middle of the stage may be from the picture's middle, so that no edge of the picture comes inside the stage. */
const freedom = (stage: number, picture: number) => Math.max(0, (1 - stage / picture) / 2);

/** The nearest place at which the picture still fills the stage as far as it can. ZOM-3. */
export function limited({ level, place }: Zoom, stage: Stage): Zoom {
  const { width, height } = fittedSize(stage);
  const x = freedom(stage.width, width * level);
  const y = freedom(stage.height, height * level);
  return { level, place: { x: between(-x, place.x, x), y: between(-y, place.y, y) } };
}

/** Another level. The point of the picture that is at this place of the stage stays there. */
export function zoomedTo(zoom: Zoom, level: number, at: Point, stage: Stage): Zoom {
  const { width, height } = fittedSize(stage);
  const next = between(WHOLE, level, LARGEST);
  const gain = 1 / zoom.level - 1 / next;
  const place = { x: zoom.place.x + (at.x / width) * gain, y: zoom.place.y + (at.y / height) * gain };
  return limited({ level: next, place }, stage);
}

/** The picture follows a finger, the pointer or an arrow key by so many px. */
export function moved({ level, place }: Zoom, by: Point, stage: Stage): Zoom {
  const { width, height } = fittedSize(stage);
  return limited(
    { level, place: { x: place.x - by.x / (width * level), y: place.y - by.y / (height * level) } },
    stage,
  );
}

export const nextLarger = (level: number): number => LEVELS.find((each) => each > level) ?? LARGEST;
export const nextSmaller = (level: number): number => LEVELS.findLast((each) => each < level) ?? WHOLE;
