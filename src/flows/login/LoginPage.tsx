import type { ReactNode } from 'react';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { signIn } from '#styled-system/recipes';

/**
 * Picture left, form right. What stands at the right beside the form, and whether the form does, depends on the
 * session: the frame of the shop puts them together. LOG-1 to LOG-5.
 */
export function LoginPage({ children }: { children: ReactNode }) {
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
      <div className={c.column}>{children}</div>
    </div>
  );
}
