import { useId } from 'react';

export type Metal = 'gold' | 'platinum';

/** A scalloped seal: eight soft lobes and a tick. */
export const BadgeSeal = ({
  metal,
  className = 'size-[1.1em]',
}: {
  readonly metal: Metal;
  readonly className?: string;
}) => {
  const id = useId();
  const [from, to] = metal === 'gold' ? ['var(--gold-a)', 'var(--gold-b)'] : ['var(--plat-a)', 'var(--plat-b)'];
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <path
        fill={`url(#${id})`}
        d="M12 1.6l2.5 1.9 3.1-.4 1.2 2.9 2.9 1.2-.4 3.1 1.9 2.5-1.9 2.5.4 3.1-2.9 1.2-1.2 2.9-3.1-.4L12 24l-2.5-1.9-3.1.4-1.2-2.9-2.9-1.2.4-3.1L.8 12.8l1.9-2.5-.4-3.1 2.9-1.2 1.2-2.9 3.1.4z"
        transform="translate(0 -.8)"
      />
      <path
        d="m8 12.2 2.8 2.8 5.2-5.6"
        fill="none"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
};
