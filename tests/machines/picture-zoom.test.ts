import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { pictureZoomMachine } from '#machines/picture-zoom/picture-zoom.machine.ts';
import { canZoomIn, canZoomOut, levelText, pictureTransform } from '#machines/picture-zoom/picture-zoom.selectors.ts';
import { limited, moved, type Point, type Stage, type Zoom, zoomedTo } from '#machines/picture-zoom/zoom-geometry.ts';
import { seededRandom } from '#tools/chart-tests/engine/seeded-random.ts';

const PHONE: Stage = { width: 390, height: 700 };
const TURNED: Stage = { width: 780, height: 300 };
const MIDDLE: Point = { x: 0, y: 0 };
const WHOLE: Zoom = { level: 1, place: MIDDLE };

/** The picture, opened on a phone. */
function openedPicture() {
  const zoom = createActor(pictureZoomMachine).start();
  zoom.send({ type: 'page.uncovered' });
  zoom.send({ type: 'zoom.opened' });
  zoom.send({ type: 'stage.measured', stage: PHONE });
  return { zoom, level: () => levelText(zoom.getSnapshot()), at: () => pictureTransform(zoom.getSnapshot()) };
}

/** The width of the fitted picture: it is 4 by 5. */
const fittedWidth = ({ width, height }: Stage) => Math.min(width, height * 0.8);
/** Which point of the picture is at a place of the stage, in px of the fitted picture from its middle. */
function pointAt({ level, place }: Zoom, at: Point, stage: Stage): Point {
  const width = fittedWidth(stage);
  return { x: place.x * width + at.x / level, y: place.y * width * 1.25 + at.y / level };
}
/** Where the four edges of the picture are, in px from the middle of the stage. */
function edges({ level, place }: Zoom, stage: Stage) {
  const width = fittedWidth(stage) * level;
  const height = width * 1.25;
  return {
    left: (-0.5 - place.x) * width,
    right: (0.5 - place.x) * width,
    top: (-0.5 - place.y) * height,
    bottom: (0.5 - place.y) * height,
  };
}

/** In each direction the picture covers the stage, or is in its middle where it is smaller. */
function expectCovered(zoom: Zoom, stage: Stage): void {
  const { left, right, top, bottom } = edges(zoom, stage);
  const expectAlong = (from: number, to: number, size: number) => {
    if (to - from <= size) expect(from).toBeCloseTo(-to);
    else {
      expect(from).toBeLessThanOrEqual(-size / 2 + 0.001);
      expect(to).toBeGreaterThanOrEqual(size / 2 - 0.001);
    }
  };
  expectAlong(left, right, stage.width);
  expectAlong(top, bottom, stage.height);
}

describe('ZOM-2 the level', () => {
  it('ZOM-2 goes up and down in steps of 100, 150, 200, 300 and 400%, and no further', () => {
    const { zoom, level } = openedPicture();
    const levels = (type: 'level.raised' | 'level.lowered') =>
      Array.from({ length: 5 }, () => {
        zoom.send({ type });
        return level();
      });
    expect(level()).toBe('Zoom 100%');
    expect(canZoomOut(zoom.getSnapshot())).toBe(false);
    expect(levels('level.raised')).toEqual(['Zoom 150%', 'Zoom 200%', 'Zoom 300%', 'Zoom 400%', 'Zoom 400%']);
    expect(canZoomIn(zoom.getSnapshot())).toBe(false);
    expect(levels('level.lowered')).toEqual(['Zoom 300%', 'Zoom 200%', 'Zoom 150%', 'Zoom 100%', 'Zoom 100%']);
  });

  it('ZOM-2 between two steps, the buttons go to the nearer one on their side', () => {
    const { zoom, level } = openedPicture();
    zoom.send({ type: 'level.scaled', by: 1.73, at: MIDDLE });
    expect(level()).toBe('Zoom 173%');
    zoom.send({ type: 'level.raised' });
    expect(level()).toBe('Zoom 200%');
    zoom.send({ type: 'level.scaled', by: 0.9, at: MIDDLE });
    zoom.send({ type: 'level.lowered' });
    expect(level()).toBe('Zoom 150%');
  });

  it('ZOM-2 two fingers never lead below 100% or above 400%', () => {
    const { zoom, level, at } = openedPicture();
    zoom.send({ type: 'level.scaled', by: 9, at: { x: 100, y: 100 } });
    expect(level()).toBe('Zoom 400%');
    zoom.send({ type: 'level.scaled', by: 0.01, at: MIDDLE });
    expect([level(), at()]).toEqual(['Zoom 100%', 'scale(1) translate(0%, 0%)']);
  });

  it('ZOM-2 a press shows 200% around its place, another the whole picture', () => {
    const { zoom, level, at } = openedPicture();
    zoom.send({ type: 'point.chosen', at: { x: 0, y: -100 } });
    expect(level()).toBe('Zoom 200%');
    expect(pointAt(zoom.getSnapshot().context, { x: 0, y: -100 }, PHONE).y).toBeCloseTo(-100);
    zoom.send({ type: 'point.chosen', at: { x: 0, y: 100 } });
    expect([level(), at()]).toEqual(['Zoom 100%', 'scale(1) translate(0%, 0%)']);
  });

  it('ZOM-2 the point under the fingers stays where it is', () => {
    const zoom: Zoom = { level: 2, place: MIDDLE };
    const at = { x: 40, y: 60 };
    const closer = zoomedTo(zoom, 3, at, PHONE);
    expect(pointAt(closer, at, PHONE).x).toBeCloseTo(pointAt(zoom, at, PHONE).x);
    expect(pointAt(closer, at, PHONE).y).toBeCloseTo(pointAt(zoom, at, PHONE).y);
  });
});

describe('ZOM-3 the place', () => {
  it('ZOM-3 the picture follows the finger px by px', () => {
    const { left, top } = edges({ level: 3, place: MIDDLE }, PHONE);
    const after = edges(moved({ level: 3, place: MIDDLE }, { x: 30, y: -50 }, PHONE), PHONE);
    expect([after.left - left, after.top - top]).toEqual([expect.closeTo(30), expect.closeTo(-50)]);
  });

  it('ZOM-3 in a direction in which all of the picture is seen it does not move', () => {
    expect(edges(moved(WHOLE, { x: 50, y: 50 }, PHONE), PHONE)).toEqual(edges(WHOLE, PHONE));
    expect(edges(moved({ level: 1.2, place: MIDDLE }, { x: 0, y: 500 }, PHONE), PHONE).top).toBeCloseTo(-292.5);
  });

  it('ZOM-3 turned, the phone shows no empty edge', () => {
    const corner = moved({ level: 2, place: MIDDLE }, { x: -9999, y: -9999 }, PHONE);
    const after = edges(limited(corner, TURNED), TURNED);
    expect(after.bottom).toBeGreaterThanOrEqual(TURNED.height / 2 - 0.001);
    expect(after.left).toBeCloseTo(-after.right);
  });

  it('ZOM-3 whatever fingers, wheel and keys do, the edges stay at or beyond those of the stage', () => {
    const random = seededRandom(7);
    const some = (size: number) => (random() - 0.5) * size;
    for (const stage of [PHONE, TURNED, { width: 1440, height: 780 }, { width: 320, height: 320 }]) {
      let zoom = WHOLE;
      for (let step = 0; step < 500; step += 1) {
        const point = { x: some(stage.width * 2), y: some(stage.height * 2) };
        zoom = random() < 0.5 ? moved(zoom, point, stage) : zoomedTo(zoom, zoom.level * (0.5 + random()), point, stage);
        expectCovered(zoom, stage);
        expect(zoom.level).toBeGreaterThanOrEqual(1);
        expect(zoom.level).toBeLessThanOrEqual(4);
      }
    }
  });
});

describe('ZOM-1 open and closed', () => {
  it('AGE-7 behind the gate it does not open', () => {
    const zoom = createActor(pictureZoomMachine).start();
    zoom.send({ type: 'zoom.opened' });
    expect(zoom.getSnapshot().value).toBe('barred');
  });

  it('ZOM-1 it closes with its product, and opens whole the next time', () => {
    const { zoom, level } = openedPicture();
    zoom.send({ type: 'level.raised' });
    zoom.send({ type: 'product.hidden' });
    expect(zoom.getSnapshot().value).toBe('closed');
    zoom.send({ type: 'zoom.opened' });
    expect(level()).toBe('Zoom 100%');
  });
});
