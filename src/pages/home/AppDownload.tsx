import { APP_CODE, APP_DOWNLOAD_URL } from '#src/lib/site.ts';
import { QrCode } from '#src/ui/QrCode.tsx';
import { appDownload } from '#styled-system/recipes';

/** HOM-1: the code for the app, with its caption. */
export function AppDownload() {
  const c = appDownload();
  return (
    <figure className={c.root}>
      <QrCode text={APP_DOWNLOAD_URL} drawing={APP_CODE} label="QR code: download the app" />
      <figcaption className={c.caption}>
        <b className={c.title}>Download App</b>
        Scan with your phone’s camera to keep the shop in your pocket.
      </figcaption>
    </figure>
  );
}
