import type { Tier } from '@wagram/contract/rewards';
import { useId } from 'react';

// Light, body and shade of each metal; the same in both themes, as metal is.
const METALS: Record<Tier['name'], readonly [light: string, body: string, shade: string]> = {
  Bronze: ['oklch(0.8 0.09 60)', 'oklch(0.64 0.12 50)', 'oklch(0.47 0.1 42)'],
  Silver: ['oklch(0.95 0.008 265)', 'oklch(0.79 0.015 265)', 'oklch(0.58 0.02 268)'],
  Gold: ['oklch(0.92 0.11 95)', 'oklch(0.79 0.15 82)', 'oklch(0.6 0.13 66)'],
};

const STARS: Record<Tier['name'], readonly number[]> = { Bronze: [0], Silver: [-7, 7], Gold: [-11, 0, 11] };

/** A medal on its ribbon: one star for Bronze, two for Silver, three for Gold. */
export const Medal = ({ tier, className }: { readonly tier: Tier['name']; readonly className?: string }) => {
  const id = useId();
  const [light, body, shade] = METALS[tier];
  return (
    <svg viewBox="0 0 64 76" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={id} x1="0.1" y1="0" x2="0.9" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset="0.55" stopColor={body} />
          <stop offset="1" stopColor={shade} />
        </linearGradient>
      </defs>
      <path d="M15 2h13l8 26-11 5z" fill="var(--accent)" />
      <path d="M49 2H36l-8 26 11 5z" fill="var(--accent)" opacity="0.7" />
      <circle cx="32" cy="48" r="25" fill={`url(#${id})`} />
      <circle cx="32" cy="48" r="19.5" fill="none" stroke={light} strokeOpacity="0.75" strokeWidth="1.4" />
      {STARS[tier].map((x) => (
        <path
          key={x}
          transform={`translate(${32 + x} ${48 + (tier === 'Gold' && x !== 0 ? 3 : 0)})`}
          d="m0-6.4 1.9 3.9 4.3.6-3.1 3 .7 4.3L0 3.4l-3.8 2 .7-4.3-3.1-3 4.3-.6z"
          fill={shade}
          fillOpacity="0.85"
        />
      ))}
    </svg>
  );
};
