import { leaveFocusToDialog } from '#src/platform/focus.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';

/** These buttons are at the end of the drawer. HDR-3. */
export const AccountButtons = () => (
  <>
    <ButtonLink ref={leaveFocusToDialog} href="/login" variant="quiet">
      Login
    </ButtonLink>
    <ButtonLink ref={leaveFocusToDialog} href="/signup">
      Sign Up
    </ButtonLink>
  </>
);
