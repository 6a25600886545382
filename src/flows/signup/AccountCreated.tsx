import { Alert } from '#src/ui/Alert.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';

const takeFocus = (alert: HTMLElement | null) => alert?.focus();

/** SGN-5. */
export const AccountCreated = () => (
  <Alert
    ref={takeFocus}
    tone="success"
    title="Account created successfully!"
    action={<ButtonLink href="/login">Sign In</ButtonLink>}
  />
);
