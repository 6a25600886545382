import { qrCode } from '#styled-system/recipes';

/** Address of an outside service; the text to encode is appended. API-4. */
const SERVICE = import.meta.env.VITE_QR_SERVICE;

type Props = {
  text: string;
  /** The same text as a picture of the shop's own. */
  drawing: string;
  /** What it is for: a picture of a code says nothing to those who cannot scan it. */
  label: string;
  /** 92px, or as wide as its container. */
  size?: 'small' | 'large';
};

/** A code to scan, in a place that is there from the start. API-4. */
export function QrCode({ text, drawing, label, size }: Props) {
  const c = qrCode({ size });
  return (
    <span className={c.root}>
      <img
        src={SERVICE ? `${SERVICE}${encodeURIComponent(text)}` : drawing}
        alt={label}
        width={92}
        height={92}
        loading="lazy"
        className={c.drawing}
      />
    </span>
  );
}
