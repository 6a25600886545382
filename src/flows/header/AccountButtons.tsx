import { ButtonLink } from '#src/ui/ButtonLink.tsx';

/** HDR-3, at the foot of the drawer. */
export const AccountButtons = () => (
  <>
    <ButtonLink href="/login" variant="quiet">
      Login
    </ButtonLink>
    <ButtonLink href="/signup">Sign Up</ButtonLink>
  </>
);
