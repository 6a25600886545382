import { useSelector } from '@xstate/react';
import { isAsking, isGateShut } from '#machines/age-gate/age-gate.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { Gate } from '#src/ui/Gate.tsx';
import { Wordmark } from '#src/ui/Wordmark.tsx';
import { gate } from '#styled-system/recipes';
import { GATE_BUTTONS } from './age-gate.dom.ts';

const TITLE_ID = 'age-gate-title';
const TEXT_ID = 'age-gate-text';
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** AGE-1 to AGE-7. */
export function AgeGate() {
  const ageGate = useFlow('ageGate');
  const isShown = useSelector(ageGate, isGateShut);
  const hasFocus = useSelector(ageGate, isAsking);
  const c = gate();
  return (
    <Gate shown={isShown} labelledBy={TITLE_ID} describedBy={TEXT_ID} className={{ scrim: c.scrim, box: c.box }}>
      <div className={c.mark}>
        <Wordmark place="gate" />
      </div>
      <div className={c.ornament} aria-hidden>
        <i />
      </div>
      <span className={c.emoji} role="img" aria-label="Wine glass">
        🍷
      </span>
      <h2 id={TITLE_ID} className={c.title}>
        Age Verification Required
      </h2>
      <p id={TEXT_ID} className={c.text}>
        You must be 18 years or older to view and purchase alcoholic beverages. Please confirm your age to continue.
      </p>
      <div className={c.buttons}>
        <Button
          id={GATE_BUTTONS.confirm}
          ref={hasFocus ? takeFocus : null}
          size="lg"
          block
          onClick={() => ageGate.send({ type: 'age.confirmed' })}
        >
          I'm 18 or Older
        </Button>
        <Button
          id={GATE_BUTTONS.exit}
          variant="secondary"
          size="lg"
          block
          onClick={() => ageGate.send({ type: 'exit.chosen' })}
        >
          Exit Site
        </Button>
      </div>
      <p className={c.footnote}>By clicking "I'm 18 or Older", you confirm that you are of legal drinking age.</p>
      <noscript>
        <p className={c.footnote}>The shop needs JavaScript. Please switch it on to confirm your age.</p>
      </noscript>
    </Gate>
  );
}
