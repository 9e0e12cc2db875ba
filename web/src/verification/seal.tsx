import type { Badge } from '@wagram/contract/members';
import { metalOf } from '#members';
import { BadgeSeal } from '#ui';

const RAYS = Array.from({ length: 24 }, (_, place) => place * 15);

/** The badge, large, with a quiet halo of strokes around it. */
export const Seal = ({ badge }: { readonly badge: Badge | null }) => (
  <span aria-hidden="true" className="relative inline-flex size-34 items-center justify-center">
    <svg viewBox="0 0 136 136" className="absolute inset-0 text-line-strong" fill="none" stroke="currentColor">
      {RAYS.map((angle) => (
        <path
          key={angle}
          d={angle % 30 === 0 ? 'M68 4v10' : 'M68 10v4'}
          transform={`rotate(${angle} 68 68)`}
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeOpacity={angle % 30 === 0 ? 0.7 : 0.4}
        />
      ))}
    </svg>
    <BadgeSeal metal={metalOf(badge)} className="size-20" />
  </span>
);
