import { ButtonLink } from '#src/ui/ButtonLink.tsx';

/** These buttons are at the end of the drawer. HDR-3. */
export const AccountButtons = () => (
  <>
    <ButtonLink href="/login" variant="quiet">
      Login
    </ButtonLink>
    <ButtonLink href="/signup">Sign Up</ButtonLink>
  </>
);
