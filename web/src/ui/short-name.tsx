import { classes } from './classes.ts';

/** A name in one line, cut at its own end whichever way it is written; the whole of it is a hover away. */
export const ShortName = ({ name, className }: { readonly name: string; readonly className?: string }) => (
  <bdi title={name} className={classes('block w-fit max-w-full min-w-0 truncate', className)}>
    {name}
  </bdi>
);
