import { useId } from 'react';

/** The token as a coin: its first letter, struck. */
export const TokenCoin = ({ token, className }: { readonly token: string; readonly className?: string }) => {
  const id = useId();
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="oklch(0.62 0.22 285)" />
          <stop offset="1" stopColor="oklch(0.5 0.2 325)" />
        </linearGradient>
      </defs>
      <circle cx="36" cy="36" r="35" fill={`url(#${id})`} />
      <circle
        cx="36"
        cy="36"
        r="28"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.45"
        strokeWidth="1.6"
        strokeDasharray="1 4.500"
        strokeLinecap="round"
      />
      <text x="36" y="37" textAnchor="middle" dominantBaseline="central" fontSize="28" fontWeight="800" fill="#fff">
        {token.slice(0, 1)}
      </text>
    </svg>
  );
};
