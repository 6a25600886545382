import { Login } from '#src/features/login/Login.tsx';
import { LoginPage } from '#src/features/login/LoginPage.tsx';
import { SessionNotice } from '#src/features/session/SessionNotice.tsx';
import { SignedInOr } from '#src/features/session/SignedInOr.tsx';

/** The page shows why the shopper is there, and the login form if they are not signed in. LOG-1, SES-2. */
export const ShopLoginPage = () => (
  <LoginPage>
    <SessionNotice />
    <SignedInOr>
      <Login />
    </SignedInOr>
  </LoginPage>
);
