import { SignedInOr } from '#src/features/session/SignedInOr.tsx';
import { Signup } from '#src/features/signup/Signup.tsx';
import { SignupPage } from '#src/features/signup/SignupPage.tsx';

/** The form of a shopper who is not signed in. SGN-1. */
export const ShopSignupPage = () => (
  <SignupPage>
    <SignedInOr>
      <Signup />
    </SignedInOr>
  </SignupPage>
);
