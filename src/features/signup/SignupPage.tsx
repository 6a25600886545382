import { House } from 'lucide-react';
import { Notice } from '#src/ui/Notice.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { signupForm } from '#styled-system/recipes';
import { Signup } from './Signup.tsx';

/** SGN-1. */
export function SignupPage() {
  const c = signupForm();
  return (
    <Wrap>
      <PageMeta
        title="Create Your Account"
        description="Create an account with Tawny & Rye: your name, how to reach you, and the home address we deliver to."
        path="/signup"
      />
      <PageIntro
        title="Create Your Account"
        lead={
          <>
            Already have one? <TextLink href="/login">Sign In</TextLink>
          </>
        }
      />
      <div className={c.columns}>
        <aside className={c.aside} aria-label="Delivery">
          <Notice icon={<House size={20} strokeWidth={1.5} />}>
            We deliver only to residential addresses in the United Kingdom.
          </Notice>
        </aside>
        <Signup />
      </div>
    </Wrap>
  );
}
