import { classes } from '#ui';

export type ActionTone = 'coral' | 'mint' | 'accent';

const TONES: Record<ActionTone, { readonly rest: string; readonly on: string }> = {
  coral: { rest: 'hover:text-coral', on: 'text-coral' },
  mint: { rest: 'hover:text-mint', on: 'text-mint' },
  accent: { rest: 'hover:text-accent-ink', on: 'text-accent-ink' },
};

/** The dress of everything in the row of reactions, also of what other rooms put there. */
export const actionClass = (tone: ActionTone, isOn = false, extra?: string): string =>
  classes(
    'group/act relative inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2.5 text-sm font-medium whitespace-nowrap select-none max-[359px]:gap-1.5 transition-[color,background-color,transform] duration-150 active:scale-95',
    isOn ? TONES[tone].on : `text-ink-2 ${TONES[tone].rest}`,
    extra,
  );
