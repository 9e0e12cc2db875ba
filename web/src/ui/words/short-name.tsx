import { classes } from '../classes.ts';

/** A name in one line, cut at its own end whichever way it is written; the whole of it is a hover away. */
export const ShortName = ({ name, className }: { readonly name: string; readonly className?: string }) => (
  <bdi title={name} className={classes('block w-fit max-w-full min-w-0 truncate', className)}>
    {name}
  </bdi>
);

interface HandleProps {
  readonly name: string;
  readonly className?: string;
  /** It stands for the person, not beside their name. */
  readonly isStrong?: boolean;
}

/** MEND-18: a handle tells impostors apart, so it is never cut; where the line is too short, it breaks. FED-03: the host of
 * somebody elsewhere is quieter than their name. */
export const Handle = ({ name, className, isStrong = false }: HandleProps) => {
  const host = name.indexOf('@', 1);
  return (
    <span className={classes('wrap-anywhere', className)}>
      <bdi>
        {host < 0 ? (
          name
        ) : (
          <>
            <span className={isStrong ? undefined : 'text-ink-2'}>{name.slice(0, host)}</span>
            <span className={isStrong ? 'font-normal text-ink-2' : undefined}>{name.slice(host)}</span>
          </>
        )}
      </bdi>
    </span>
  );
};

/**
 * A name with what follows it in one row: the name is cut first, down to a few letters, before its handle goes to a line of
 * its own. It grows no wider than it is.
 */
export const nameRow = {
  row: 'flex min-w-0 flex-wrap items-baseline gap-x-1.5',
  name: 'min-w-0 max-w-max flex-[1_1_5rem]',
  rest: 'max-w-full shrink-0',
} as const;
