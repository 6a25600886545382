import { Alert } from '#src/ui/Alert.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';

/** The form was longer than what stands in its place: the page comes back to where that is. */
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
