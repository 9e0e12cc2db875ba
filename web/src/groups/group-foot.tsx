import type { GroupView } from '@wagram/contract/groups';
import type { MemberId } from '@wagram/contract/kernel';
import { Hourglass, Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { QuietFoot, SendPause } from '#messages';
import type { Chat } from '#messages';
import { countdownText, freeAt, useLeft } from './slow.ts';
import { texts } from './texts.ts';

const words = texts.chat;

interface FootProps {
  readonly group: GroupView;
  readonly me: MemberId;
  readonly chat: Chat;
  readonly input: ReactNode;
}

const Quiet = ({ icon, children }: { readonly icon?: ReactNode; readonly children: ReactNode }) => (
  <QuietFoot>
    <span className="inline-flex items-center justify-center gap-2">
      {icon}
      <span>{children}</span>
    </span>
  </QuietFoot>
);

/** Where one writes; a quiet line while one may not. */
export const GroupFoot = ({ group, me, chat, input }: FootProps) => {
  const left = useLeft(freeAt(group, chat.said, me));
  if (!group.can_write) {
    return (
      <Quiet icon={group.kind === 'channel' && <Megaphone aria-hidden="true" className="size-4.5 shrink-0" />}>
        {words.closed[group.kind]}
      </Quiet>
    );
  }
  return (
    <>
      {left > 0 && (
        <p
          role="timer"
          className="tabular flex shrink-0 items-center justify-center gap-2 border-t border-line px-4 pt-2 text-sm text-ink-2"
        >
          <Hourglass aria-hidden="true" className="size-4 shrink-0" />
          {words.slow(countdownText(left))}
        </p>
      )}
      {group.messageApproval && group.role === 'member' && (
        <p className="shrink-0 border-t border-line px-4 pt-2 text-center text-sm text-ink-3">{words.approval}</p>
      )}
      {/* TLK-04: what is written meanwhile waits in the field. */}
      <SendPause value={left > 0}>{input}</SendPause>
    </>
  );
};
