import { loadNotice } from '#styled-system/recipes';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

type Props = { title: string; onTryAgain: () => void; onDismiss: () => void };

/** Says that something that was to open could not be loaded. */
export function LoadNotice({ title, onTryAgain, onDismiss }: Props) {
  const c = loadNotice();
  const buttons = (
    <div className={c.buttons}>
      <Button variant="quiet" size="sm" onClick={onTryAgain}>
        Try again
      </Button>
      <Button variant="text" size="sm" onClick={onDismiss}>
        Close
      </Button>
    </div>
  );
  return (
    <div className={c.corner}>
      <Alert tone="danger" title={title} action={buttons}>
        <p>Check your connection and try again.</p>
      </Alert>
    </div>
  );
}
