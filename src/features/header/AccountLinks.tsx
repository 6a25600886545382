import { Link } from '#src/platform/navigation.ts';
import { siteHeader } from '#styled-system/recipes';

/** A visitor who is not signed in sees these links. HDR-3. */
export function AccountLinks({ loginId }: { loginId: string }) {
  const c = siteHeader();
  return (
    <>
      <Link id={loginId} href="/login" className={c.link}>
        Login
      </Link>
      <Link href="/signup" className={c.link}>
        Sign Up
      </Link>
    </>
  );
}
