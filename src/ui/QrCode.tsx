import { lazy, Suspense } from 'react';
import { qrCode } from '#styled-system/recipes';

/** Address of an outside service; the text to encode is appended. API-4. */
const SERVICE = import.meta.env.VITE_QR_SERVICE;

type Props = {
  text: string;
  /** What it is for: a picture of a code says nothing to those who cannot scan it. */
  label: string;
  /** 92px, or as wide as its container. */
  size?: 'small' | 'large';
};

const PlainText = ({ text }: Pick<Props, 'text'>) => <span className={qrCode().text}>{text}</span>;

/** The drawing is needed a moment after the page, not with it. Where its code does not arrive, the text itself is shown. */
const DrawnQrCode = lazy(() =>
  import('./DrawnQrCode.tsx').then(
    (module) => ({ default: module.DrawnQrCode }),
    () => ({ default: PlainText }),
  ),
);

/** A code to scan, in a place that is there from the start. API-4. */
export function QrCode({ text, label, size }: Props) {
  const c = qrCode({ size });
  return (
    <span className={c.root}>
      {SERVICE ? (
        <img src={`${SERVICE}${encodeURIComponent(text)}`} alt={label} width={92} height={92} className={c.drawing} />
      ) : (
        <Suspense>
          <DrawnQrCode text={text} label={label} />
        </Suspense>
      )}
    </span>
  );
}
