import './qr-code.css';
import { encodeQR } from 'qr';

/** A text as a picture that phones read: always dark on white, in either theme. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const cells = encodeQR(text, 'raw', { ecc: 'medium', border: 3 });
  const dark = cells.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr-code" viewBox={`0 0 ${cells.length} ${cells.length}`} role="img" aria-label={label}>
      <path d={dark.join('')} />
    </svg>
  );
}
