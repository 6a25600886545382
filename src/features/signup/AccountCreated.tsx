import { takeFocus } from '#src/platform/focus.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';

/**
 * The form was longer than the message that replaces it, so the page scrolls to the message, unless the visitor is using
 * another control meanwhile, such as the search in the header.
 */
function showMessage(alert: HTMLElement | null): void {
  takeFocus(alert);
  if (alert?.matches(':focus')) alert.scrollIntoView({ block: 'center' });
}

/** SGN-5. */
export const AccountCreated = () => (
  <Alert
    ref={showMessage}
    tone="success"
    title="Account created successfully!"
    action={<ButtonLink href="/login">Sign In</ButtonLink>}
  />
);
