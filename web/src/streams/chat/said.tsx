import type { MemberId } from '@wagram/contract/kernel';
import type { StreamMessage } from '@wagram/contract/streams';
import { Coins, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { getBrand } from '#kernel';
import { Avatar, classes, ShortName } from '#ui';
import { texts } from '../texts.ts';

const words = texts.chat;

/** Who somebody is in this chat: it stands beside their name. */
const Role = ({ said, hostId }: { readonly said: StreamMessage; readonly hostId: MemberId }) => {
  const look = 'inline-flex shrink-0 items-center gap-1 rounded px-1.5 text-xs font-semibold';
  if (said.user_id === hostId)
    return <span className={classes(look, 'bg-accent-soft text-accent-ink')}>{words.host}</span>;
  if (!said.isModerator) return null;
  return (
    <span className={classes(look, 'bg-mint-soft text-mint')}>
      <ShieldCheck aria-hidden="true" className="size-3" />
      {words.moderator}
    </span>
  );
};

interface SaidProps {
  readonly said: StreamMessage;
  readonly hostId: MemberId;
  readonly menu?: ReactNode;
}

/** LIVE-04: one message of a chat. */
export const Said = ({ said, hostId, menu = null }: SaidProps) => (
  <li
    className={classes(
      'flex items-start gap-2.5 rounded-xl px-2 py-1.5',
      said.isSuperchat && 'my-1 border border-mint/50 bg-mint-soft',
    )}
  >
    <Avatar name={said.displayName} url={said.avatar_url} size={28} />
    <div className="min-w-0 flex-1 text-sm leading-5">
      <p className="flex min-w-0 items-center gap-1.5">
        <ShortName name={said.displayName} className="font-semibold text-ink-2 max-wide:text-ink/85" />
        <Role said={said} hostId={hostId} />
        {said.amount !== null && (
          <span className="tabular inline-flex shrink-0 items-center gap-1 text-xs font-bold text-mint">
            <Coins aria-hidden="true" className="size-3.5" />
            {said.amount} {getBrand().tokens.credit}
          </span>
        )}
      </p>
      {said.message !== '' && (
        <p dir="auto" className="[overflow-wrap:anywhere] text-ink">
          {said.message}
        </p>
      )}
    </div>
    {menu}
  </li>
);
