import { useSelector } from '@xstate/react';
import { AlreadySignedIn } from '#src/flows/session/AlreadySignedIn.tsx';
import { SessionNotice } from '#src/flows/session/SessionNotice.tsx';
import { useFlow } from '#src/lib/shop-context.ts';
import { usePageFlow } from '#src/lib/use-page-flow.ts';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { signIn } from '#styled-system/recipes';
import { Login } from './Login.tsx';
import { DEMO_CODE, login as loginLogic } from './login.actors.ts';

/** Picture left, form right. SPEC.md 2, LOG-1 to LOG-5. */
export function LoginPage() {
  const login = usePageFlow(loginLogic);
  const user = useSelector(useFlow('session'), (snapshot) => snapshot.context.user);
  const c = signIn();
  return (
    <div className={c.root} data-flush>
      <PageMeta
        title="Login"
        description="Sign in to Tawny & Rye with your email address and a one-time code. No password to remember."
        path="/login"
      />
      <div className={c.picture}>
        <Picture
          imageUrl="/images/products/tawny-rye-bordeaux-glasses.avif"
          alt=""
          sizes="(min-width: 1024px) 50vw, 100vw"
          priority
        />
      </div>
      <div className={c.column}>
        <SessionNotice />
        {user ? <AlreadySignedIn user={user} /> : <Login login={login} demoCode={DEMO_CODE} />}
      </div>
    </div>
  );
}
