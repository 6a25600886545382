import { Alert } from '#src/ui/Alert.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';

/** The form was longer than the message that replaces it, so the page scrolls to the message. */
function takeFocus(alert: HTMLElement | null): void {
  alert?.focus({ preventScroll: true });
  alert?.scrollIntoView({ block: 'center' });
}

/** SGN-5. */
export const AccountCreated = () => (
  <Alert
    ref={takeFocus}
    tone="success"
    title="Account created successfully!"
    action={<ButtonLink href="/login">Sign In</ButtonLink>}
  />
);
