import { SkipForward } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { durationInWords } from '#tools/flowbook/chart/in-words.ts';
import { canDrive, faceOf } from '#tools/flowbook/machines/alone.selectors.ts';
import { SteadyButton } from './SteadyButton.tsx';
import { useAlone, useSurroundings } from './surroundings.ts';

/** The clock of the run: it moves as far as is said. */
export function AloneClock(): ReactNode {
  const { alone } = useSurroundings();
  const { clock } = useAlone(faceOf);
  const isDriven = useAlone(canDrive);
  const [text, setText] = useState('1000');
  const ms = Number(text);
  const advance = (by: number) => alone.send({ type: 'clock.advanced', ms: by });
  const { next, now } = clock;
  if (!isDriven) return null;
  return (
    <fieldset className="fb-clock" aria-label="Clock">
      <p>
        At {durationInWords(now)}
        {next !== null && <span>next timer in {durationInWords(next)}</span>}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          advance(ms);
        }}
      >
        <label>
          ms
          <input
            type="number"
            aria-label="How many ms pass"
            min={0}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <button type="submit" className="fb-button" disabled={text === '' || ms < 0}>
          Let it pass
        </button>
      </form>
      <SteadyButton className="fb-button" isPossible={next !== null} onPress={() => advance(next ?? 0)}>
        <SkipForward aria-hidden size={13} />
        Next timer
      </SteadyButton>
    </fieldset>
  );
}
