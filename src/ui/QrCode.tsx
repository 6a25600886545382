import { qrCode } from '#styled-system/recipes';

/** An outside service makes the picture of the code. The text to encode is appended. API-4. */
const SERVICE = import.meta.env.VITE_QR_SERVICE;

type Props = {
  text: string;
  /** The shop has its own picture of the same text, for when the service fails. */
  drawing: string;
  /** The label says what the code is for, because a shopper may be unable to scan it. */
  label: string;
  /** A small code is 92px wide, a large one fills its container. */
  size?: 'small' | 'large';
};

/** The code's space is reserved from the start, so nothing moves. API-4. */
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
