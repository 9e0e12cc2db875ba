import { useId } from 'react';
import { texts } from '../texts.ts';

export type Metal = 'gold' | 'early' | 'platinum' | 'demo';

/** D28: in words, so that nobody takes it for a seal. */
const DemoMark = () => (
  <span className="shrink-0 rounded-md border border-line bg-sunken px-1.5 py-0.5 text-[11px] leading-3 font-semibold text-ink-2">
    {texts.demo}
  </span>
);

/** A scalloped seal: eight soft lobes and a tick. Of an early member it is hollow, with a star. */
export const BadgeSeal = ({
  metal,
  className = 'size-[1.1em]',
}: {
  readonly metal: Metal;
  readonly className?: string;
}) => {
  const id = useId();
  if (metal === 'demo') return <DemoMark />;
  const isEarly = metal === 'early';
  const [from, to] = metal === 'platinum' ? ['var(--plat-a)', 'var(--plat-b)'] : ['var(--gold-a)', 'var(--gold-b)'];
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <path
        fill={isEarly ? 'none' : `url(#${id})`}
        stroke={isEarly ? to : undefined}
        strokeWidth="1.8"
        d="M12 1.6l2.5 1.9 3.1-.4 1.2 2.9 2.9 1.2-.4 3.1 1.9 2.5-1.9 2.5.4 3.1-2.9 1.2-1.2 2.9-3.1-.4L12 24l-2.5-1.9-3.1.4-1.2-2.9-2.9-1.2.4-3.1L.8 12.8l1.9-2.5-.4-3.1 2.9-1.2 1.2-2.9 3.1.4z"
        transform="translate(0 -.8)"
      />
      <path
        d={
          isEarly
            ? 'm12 7.6 1.4 2.9 3.2.4-2.4 2.2.6 3.2-2.8-1.5-2.8 1.5.6-3.2-2.4-2.2 3.2-.4z'
            : 'm8 12.2 2.8 2.8 5.2-5.6'
        }
        fill={isEarly ? to : 'none'}
        stroke={isEarly ? 'none' : '#fff'}
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
};
