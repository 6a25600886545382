import type { ReactNode } from 'react';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';

/** The app passes the content, because that depends on the session. SGN-1. */
export const SignupPage = ({ children }: { children: ReactNode }) => (
  <Wrap>
    <PageMeta
      title="Create Your Account"
      description="Create an account with Tawny & Rye: your name, how to reach you, and the home address we deliver to."
      path="/signup"
    />
    {children}
  </Wrap>
);
