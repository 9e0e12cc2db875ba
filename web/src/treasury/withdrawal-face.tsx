import type { WithdrawalState } from '@wagram/contract/treasury';
import { CircleCheck, Clock, Send, Undo2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { classes } from '#ui';

const FACES: Readonly<Record<WithdrawalState, readonly [icon: LucideIcon, look: string]>> = {
  waiting: [Clock, 'bg-accent-soft text-accent-ink'],
  sent: [Send, 'bg-accent-soft text-accent-ink'],
  paid: [CircleCheck, 'bg-mint-soft text-mint'],
  returned: [Undo2, 'bg-amber-soft text-amber'],
};

/** Beside words that say the same. */
export const WithdrawalFace = ({ state, isLarge }: { readonly state: WithdrawalState; readonly isLarge?: boolean }) => {
  const [Icon, look] = FACES[state];
  return (
    <span
      className={classes(
        'inline-flex shrink-0 items-center justify-center rounded-full',
        look,
        isLarge === true ? 'size-18' : 'size-11',
      )}
    >
      <Icon aria-hidden="true" className={isLarge === true ? 'size-9' : 'size-5'} />
    </span>
  );
};
