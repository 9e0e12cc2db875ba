import { Check, CheckCheck, CircleAlert, Clock3, Hourglass } from 'lucide-react';
import type { SendState } from '../chat/rows.ts';
import { texts } from '../texts.ts';

const ICONS = {
  pending: Clock3,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
  failed: CircleAlert,
  held: Hourglass,
};

/** One tick: the server has it. Two: it got there. Golden: it was read. */
export const StateMark = ({ state }: { readonly state: SendState }) => {
  const Icon = ICONS[state];
  return (
    <span title={texts.state[state]} data-state={state} className={state === 'read' ? 'text-(--gold-a)' : undefined}>
      <Icon aria-hidden="true" className="size-3.5" strokeWidth={state === 'read' ? 2.5 : 2} />
      <span className="sr-only">{texts.state[state]}</span>
    </span>
  );
};
