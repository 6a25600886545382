import { useSelector } from '@xstate/react';
import { isCreated } from '#machines/signup/signup.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { AccountCreated } from './AccountCreated.tsx';
import { SignupForm } from './SignupForm.tsx';

export const Signup = () => (useSelector(useFlow('signup'), isCreated) ? <AccountCreated /> : <SignupForm />);
