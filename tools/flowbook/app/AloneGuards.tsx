import type { ReactNode } from 'react';
import type { GuardFace } from '#tools/flowbook/alone/alone-face.ts';
import { canDrive, faceOf } from '#tools/flowbook/machines/alone.selectors.ts';
import { actorWords, receivedWords } from './charts.ts';
import { useAlone, useSurroundings } from './surroundings.ts';

const FORCED = { code: null, true: true, false: false } as const;
type Forced = keyof typeof FORCED;

const isForced = (value: string): value is Forced => Object.hasOwn(FORCED, value);

const saysWords = ({ problem, says }: GuardFace): string => (problem === '' ? `says ${says ? 'yes' : 'no'}` : problem);

const branchWords = ({ branch }: GuardFace): string => (branch === null ? '' : `, branch ${branch + 1}`);

/** The guards that the present states ask. Each can be forced, as its code may need a world that is not there. */
export function AloneGuards(): ReactNode {
  const { alone } = useSurroundings();
  const { guards } = useAlone(faceOf);
  const isDriven = useAlone(canDrive);
  if (guards.length === 0 || !isDriven) return null;
  return (
    <section aria-label="Guards">
      <h3 className="fb-head">
        Guards <span>of the present states</span>
      </h3>
      <ul className="fb-guards">
        {guards.map((guard) => (
          <li key={`${guard.actor} ${guard.key}`}>
            <label className="fb-choice" data-changed={guard.forced !== null}>
              <span>
                {guard.words}
                <small data-fault={guard.problem !== ''}>
                  {actorWords(guard.actor)}, {receivedWords(guard)}
                  {branchWords(guard)}: {saysWords(guard)}
                </small>
              </span>
              <select
                value={String(guard.forced ?? 'code')}
                onChange={({ target: { value } }) => {
                  if (isForced(value)) alone.send({ type: 'guard.forced', guard: guard.key, value: FORCED[value] });
                }}
              >
                <option value="code">as its code says</option>
                <option value="true">always yes</option>
                <option value="false">always no</option>
              </select>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
