import encodeQr from 'qr';
import { useMemo } from 'react';
import { texts } from '../texts.ts';

const QUIET = 2;

/** Always dark on white, in both themes: cameras expect it. */
export const QrCode = ({ text, size = 200 }: { readonly text: string; readonly size?: number }) => {
  const { side, path } = useMemo(() => {
    const rows = encodeQr(text, 'raw', { ecc: 'medium', border: QUIET });
    const parts = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { side: rows.length, path: parts.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={texts.qr}
      viewBox={`0 0 ${side} ${side}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      className="rounded-xl bg-white"
    >
      <path d={path} fill="#15131f" />
    </svg>
  );
};
