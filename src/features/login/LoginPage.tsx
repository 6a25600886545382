import type { ReactNode } from 'react';
import { type Crop, CroppedPicture } from '#src/ui/CroppedPicture.tsx';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { signIn } from '#styled-system/recipes';

/** This media query is the same as in the recipe: on a taller page half the width would crop the glasses. */
const HALF_WHERE = '(width >= 1024px) and (aspect-ratio >= 5/4)';
const STRIP: Crop = {
  imageUrl: '/images/moods/login-wide.avif',
  widths: [768, 1536],
  width: 1536,
  height: 512,
  sizes: 'max(100vw, 660px)',
  lqip: 'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoMAAQAAoBCJZQCdADdE5HYAP747HslA8Lo3pXSfPpMQrqgAAA=',
};
const HALF: Crop = {
  imageUrl: '/images/moods/login-tall.avif',
  widths: [600, 1200],
  width: 1200,
  height: 1440,
  sizes: 'max(50vw, 80vh)',
  lqip: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoKAAwAAoBCJZQCdADcVfcIAAD+9SLmer+3iMGo/tr/6Dyhkw8XulLriE3BsfpPq5q1edLrVfHEX72SVpFE6ZojnrAAAA==',
};

/**
 * The picture is at the left and the form at the right. The app passes the content beside the form, because that
 * depends on the session. LOG-1 to LOG-5.
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
      <CroppedPicture narrow={STRIP} wide={HALF} wideWhere={HALF_WHERE} className={c.picture} />
      <div className={c.column}>{children}</div>
    </div>
  );
}
