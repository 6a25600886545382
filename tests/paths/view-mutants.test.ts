import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { filesIn, textOf } from '#tests/support/source.ts';
import {
  typesSentIn,
  VIEW_MUTATIONS,
  viewMutantsIn,
  withMutants,
} from '#tools/chart-tests/mutation/views/view-mutants.ts';

const PATH = 'src/features/door/Door.tsx';
const VIEW = `export function Door() {
  const door = useFlow('door');
  const isOpen = useSelector(door, isDoorOpen);
  if (isOpen) return null;
  const push = () => door.send({ type: 'pushed' });
  return (
    <div key={isOpen ? 'open' : 'closed'} hidden={isOpen} className={isOpen ? 'wide' : 'narrow'} data-wide={isOpen ? '' : undefined}>
      {isOpen && <p>Open</p>}
      {isOpen ? <b>Come in</b> : <i onClick={() => { door.send({ type: 'opened' }); push(); }}>Knock</i>}
    </div>
  );
}
`;
const types = typesSentIn([VIEW]);
const mutants = viewMutantsIn(PATH, VIEW, types);

/** What a view with its mutants does, as plain code without types or elements. */
function run(code: string, viewMutant?: (id: string) => boolean): unknown {
  return new Function('globalThis', code)({ viewMutant });
}

describe('FLW-3 mutants of views', () => {
  it('FLW-3 are these of a small view', () => {
    expect(types).toEqual(['opened', 'pushed']);
    expect(mutants.map(({ id, says }) => [id, says])).toEqual([
      [
        'door/Door.tsx: the answer to isDoorOpen is taken for its opposite',
        'Door.tsx, line 3: the answer to isDoorOpen is taken for its opposite',
      ],
      [
        'door/Door.tsx: it returns early where isOpen says that it should not, and goes on where it should',
        'Door.tsx, line 4: it returns early where isOpen says that it should not, and goes on where it should',
      ],
      ["door/Door.tsx: 'pushed' is not sent", "Door.tsx, line 5: 'pushed' is not sent"],
      ["door/Door.tsx: 'opened' is sent instead of 'pushed'", "Door.tsx, line 5: 'opened' is sent instead of 'pushed'"],
      [
        "door/Door.tsx: 'hidden' is never set, whatever isOpen says",
        "Door.tsx, line 7: 'hidden' is never set, whatever isOpen says",
      ],
      ['door/Door.tsx: what isOpen shows is missing', 'Door.tsx, line 8: what isOpen shows is missing'],
      [
        'door/Door.tsx: what isOpen shows and what it hides are swapped',
        'Door.tsx, line 9: what isOpen shows and what it hides are swapped',
      ],
      ["door/Door.tsx: 'opened' is not sent", "Door.tsx, line 9: 'opened' is not sent"],
      ["door/Door.tsx: 'pushed' is sent instead of 'opened'", "Door.tsx, line 9: 'pushed' is sent instead of 'opened'"],
    ]);
    expect(new Set(mutants.map(({ mutation }) => mutation))).toEqual(new Set(VIEW_MUTATIONS));
  });

  it('FLW-3 are all in one source that is still a view', () => {
    const whole = withMutants(VIEW, mutants);
    expect(parseSync(PATH, whole).errors).toEqual([]);
    expect(whole.match(/globalThis\.viewMutant/g)).toHaveLength(mutants.length);
  });

  it('FLW-3 do nothing until one is chosen, and then do that', () => {
    const code = `const sent = []; const door = { send: ({ type }) => sent.push(type) };
      if (!door) return 'no door';
      door.send({ type: 'opened' });
      return sent.join();`;
    const inFunction = viewMutantsIn(PATH, `function view() { ${code} }`, ['opened', 'pushed']);
    const whole = `${withMutants(`function view() { ${code} }`, inFunction)} return view();`;
    expect(run(whole)).toBe('opened');
    expect(run(whole, () => false)).toBe('opened');
    expect(inFunction.map(({ id }) => run(whole, (asked) => asked === id))).toEqual(['no door', '', 'pushed']);
  });

  it('FLW-3 can be made of every view of the shop', () => {
    const views = filesIn('src/features', /\.tsx$/).map((path) => ({ path, source: textOf(path) }));
    const all = views.map(({ path, source }) => ({ path, source, mutants: viewMutantsIn(path, source, types) }));
    const broken = all.filter(
      ({ path, source, mutants: own }) => parseSync(path, withMutants(source, own)).errors.length > 0,
    );
    expect(broken.map(({ path }) => path)).toEqual([]);
    const ids = all.flatMap(({ mutants: own }) => own.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(200);
  });
});
