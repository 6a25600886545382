import { X } from 'lucide-react';
import { useNewPageHeading } from '#src/platform/focus-on-navigation.ts';
import { APP_DOWNLOAD_URL } from '#src/platform/site.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { QrCode } from '#src/ui/QrCode.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { appCode } from '#styled-system/recipes';
import { OPENERS, visibleOpener } from './header.dom.ts';

type Props = { open: boolean; onDismiss: () => void };

/** The code is for visitors at a larger screen, the link for those who use a phone. HDR-1. */
export function AppCodeDialog({ open, onDismiss }: Props) {
  const newHeading = useNewPageHeading();
  const c = appCode();
  return (
    <Modal
      open={open}
      size="narrow"
      isDescribed
      onDismiss={onDismiss}
      className={c.box}
      finalFocusEl={() => newHeading() ?? visibleOpener(OPENERS.appCode, OPENERS.menu)}
    >
      {({ titleId, descriptionId }) => (
        <>
          <h2 id={titleId} className={c.title}>
            Download App
          </h2>
          <div className={c.code}>
            <QrCode size="large" />
          </div>
          <p id={descriptionId} className={c.caption}>
            Scan with your phone’s camera to keep the shop in your pocket. On your phone already? Follow the link.
          </p>
          <TextLink href={APP_DOWNLOAD_URL} rel="noopener">
            {APP_DOWNLOAD_URL.replace('https://', '')}
          </TextLink>
          <IconButton label="Close" className={c.close} onClick={onDismiss}>
            <X size={24} strokeWidth={1.4} />
          </IconButton>
        </>
      )}
    </Modal>
  );
}
