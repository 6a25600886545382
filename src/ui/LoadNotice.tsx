import { useState } from 'react';
import { focusAfter, pageHeading } from '#src/lib/focus.ts';
import { loadNotice } from '#styled-system/recipes';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

type Props = { title: string; onTryAgain: () => void; onDismiss: () => void };

/** Says that something that was to open could not be loaded. */
export function LoadNotice({ title, onTryAgain, onDismiss }: Props) {
  const c = loadNotice();
  // Closed, it gives the focus back to what was pressed.
  const [opener] = useState(() => document.activeElement);
  const close = () =>
    focusAfter(onDismiss, () => (opener instanceof HTMLElement && opener.isConnected ? opener : pageHeading()));
  const buttons = (
    <div className={c.buttons}>
      <Button variant="quiet" size="sm" onClick={onTryAgain}>
        Try again
      </Button>
      <Button variant="text" size="sm" onClick={close}>
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
