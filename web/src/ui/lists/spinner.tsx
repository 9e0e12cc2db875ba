import { classes } from '../classes.ts';

export const Spinner = ({ className, label }: { readonly className?: string; readonly label?: string }) => (
  <span role={label === undefined ? undefined : 'status'} className="inline-flex">
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classes('size-[1.15em] animate-spin', className)}>
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
    {label !== undefined && <span className="sr-only">{label}</span>}
  </span>
);
