// Marks that the first screens need, drawn here so that no icon library is loaded for them.
import { classes } from '../classes.ts';

interface MarkProps {
  readonly className?: string;
}

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const XMark = ({ className = 'size-[1.05em]' }: MarkProps) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
    <path
      fill="currentColor"
      d="M17.75 3h3.07l-6.7 7.66L22 21h-6.17l-4.83-6.32L5.47 21H2.4l7.17-8.19L2 3h6.33l4.37 5.77L17.75 3Zm-1.08 16.17h1.7L7.41 4.74H5.58l11.09 14.43Z"
    />
  </svg>
);

export const MailMark = ({ className = 'size-[1.25em]' }: MarkProps) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className} {...stroke}>
    <rect x="3" y="5" width="18" height="14" rx="3" />
    <path d="m4 8 6.6 4.8a2.4 2.4 0 0 0 2.8 0L20 8" />
  </svg>
);

export const EyeMark = ({ isCrossed }: { readonly isCrossed: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5" {...stroke}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.8" />
    {isCrossed && <path d="m4 4 16 16" />}
  </svg>
);

export const BackMark = ({ className = 'size-5' }: MarkProps) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={classes(className, 'rtl:-scale-x-100')} {...stroke}>
    <path d="M15 5 8 12l7 7" />
  </svg>
);

export const AlertMark = ({ className = 'size-5' }: MarkProps) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className} {...stroke}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.2M12 16.3v.1" />
  </svg>
);

export const CheckMark = ({ className = 'size-5' }: MarkProps) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className} {...stroke}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </svg>
);

export const CloseMark = ({ className = 'size-5' }: MarkProps) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className} {...stroke}>
    <path d="m6 6 12 12M18 6 6 18" />
  </svg>
);

export const PasskeyMark = ({ className = 'size-[1.25em]' }: MarkProps) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className} {...stroke}>
    <circle cx="8" cy="15" r="4.5" />
    <path d="m11.3 11.8 8.2-8.3M16.5 6.5 19 9M14.5 8.5l1.8 1.8" />
  </svg>
);
