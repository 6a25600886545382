import { Button } from './Button.tsx';

type Props = { shown: boolean; className: { region: string; note: string }; onTryAgain: () => void };

/** API-3: says so when it takes long. The region is always there: only then is what enters it read out. */
export const SlowNote = ({ shown, className, onTryAgain }: Props) => (
  <div role="status" className={className.region}>
    {shown ? (
      <div className={className.note}>
        This is taking longer than usual.
        <Button variant="quiet" size="sm" onClick={onTryAgain}>
          Try again
        </Button>
      </div>
    ) : null}
  </div>
);
