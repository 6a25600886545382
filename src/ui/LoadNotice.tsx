import { useState } from 'react';
import { focusAfter, leaveFocusTo, pageHeading } from '#src/platform/focus.ts';
import type { LoadFailure } from '#src/ui/LoadBoundary.tsx';
import { loadNotice } from '#styled-system/recipes';
import { AfterFailure, failureTexts } from './AfterFailure.tsx';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

type Props = { title: string; failure: LoadFailure; onDismiss: () => void };

/** The notice says that a dialog or menu could not be loaded. */
export function LoadNotice({ title, failure, onDismiss }: Props) {
  const c = loadNotice();
  // Closing the notice returns the focus to the pressed button.
  const [opener] = useState(() => document.activeElement);
  const findOpener = () => (opener instanceof HTMLElement && opener.isConnected ? opener : pageHeading());
  const [leave] = useState(() => leaveFocusTo(findOpener));
  const texts = failureTexts(failure, title);
  const close = () => focusAfter(onDismiss, findOpener);
  const buttons = (
    <div className={c.buttons}>
      <AfterFailure {...failure} />
      <Button variant="text" size="sm" onClick={close}>
        Close
      </Button>
    </div>
  );
  return (
    <div className={c.corner}>
      <Alert ref={leave} tone="danger" title={texts.title} action={buttons}>
        <p>{texts.advice}</p>
      </Alert>
    </div>
  );
}
