import { classes } from '../classes.ts';

export const Skeleton = ({ className }: { readonly className?: string }) => (
  <span aria-hidden="true" className={classes('block animate-pulse rounded-lg bg-sunken', className)} />
);
