import { useSelector } from '@xstate/react';
import { isAtEmail } from '#machines/login/login.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { signIn } from '#styled-system/recipes';
import { CodeStep } from './CodeStep.tsx';
import { EmailStep } from './EmailStep.tsx';

/** The login page has two steps, email and code. LOG-1 to LOG-5. */
export const Login = () => (
  <div className={signIn().step}>{useSelector(useFlow('login'), isAtEmail) ? <EmailStep /> : <CodeStep />}</div>
);
