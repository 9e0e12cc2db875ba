import { useId } from 'react';
import { classes } from '../classes.ts';

/** The mark: one unbroken line that rises twice and ends higher than it began. The icons in public/ are the same drawing. */
export const LogoMark = ({ size = 36, className }: { readonly size?: number; readonly className?: string }) => {
  const id = useId();
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" className={classes('shrink-0', className)}>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#5b45ee" />
          <stop offset="1" stopColor="#b654d4" />
        </linearGradient>
      </defs>
      <rect width="64" height="64" rx="17" fill={`url(#${id})`} />
      <path
        d="M16 24l8.2 18.5a1.6 1.6 0 0 0 2.9.05L32 31.5l4.9 11.05a1.6 1.6 0 0 0 2.9-.05L48 21"
        fill="none"
        stroke="#fff"
        strokeWidth="5.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
};

export const Logo = ({
  name,
  size = 36,
  className,
}: {
  readonly name: string;
  readonly size?: number;
  readonly className?: string;
}) => (
  <span className={classes('inline-flex items-center gap-3', className)}>
    <LogoMark size={size} />
    <span className="text-xl font-bold tracking-[-0.03em] text-ink" style={{ fontSize: size * 0.62 }}>
      {name}
    </span>
  </span>
);
