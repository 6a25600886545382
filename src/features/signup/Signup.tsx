import { useSelector } from '@xstate/react';
import { House } from 'lucide-react';
import { isCreated } from '#machines/signup/signup.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { signupForm } from '#styled-system/recipes';
import { AccountCreated } from './AccountCreated.tsx';
import { SignupForm } from './SignupForm.tsx';

/** SGN-1. */
export function Signup() {
  const c = signupForm();
  return (
    <>
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
        {useSelector(useFlow('signup'), isCreated) ? <AccountCreated /> : <SignupForm />}
      </div>
    </>
  );
}
