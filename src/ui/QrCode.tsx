import { APP_CODE, APP_DOWNLOAD_URL } from '#src/platform/site.ts';
import { qrCode } from '#styled-system/recipes';

/** An outside service makes the picture of the code. The text to encode is appended. API-4. */
const SERVICE = import.meta.env.VITE_QR_SERVICE;

/** A small code is 92px wide, a large one fills its container. */
type Props = { size?: 'small' | 'large' };

/**
 * The code leads to the app. Without a service the shop's own picture is shown. Its space is reserved from the start, so
 * nothing moves. API-4.
 */
export function QrCode({ size }: Props) {
  const c = qrCode({ size });
  return (
    <span className={c.root}>
      <img
        src={SERVICE ? `${SERVICE}${encodeURIComponent(APP_DOWNLOAD_URL)}` : APP_CODE}
        alt="QR code: download the app"
        width={92}
        height={92}
        loading="lazy"
        className={c.drawing}
      />
    </span>
  );
}
