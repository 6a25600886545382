import { APP_DOWNLOAD_URL } from '#src/platform/site.ts';
import { QrCode } from '#src/ui/QrCode.tsx';
import { appDownload } from '#styled-system/recipes';

/** A phone cannot scan its own screen, so it gets the link that the code holds. HOM-1. */
export function AppDownload() {
  const c = appDownload();
  return (
    <figure className={c.root}>
      <QrCode />
      <figcaption className={c.caption}>
        <b className={c.title}>Download App</b>
        <span className={c.scan}>Scan with your phone’s camera to keep the shop in your pocket.</span>
        <a href={APP_DOWNLOAD_URL} rel="noopener" className={c.link}>
          {APP_DOWNLOAD_URL.replace('https://', '')}
        </a>
      </figcaption>
    </figure>
  );
}
