import type { GroupView } from '@wagram/contract/groups';
import type { MemberId } from '@wagram/contract/kernel';
import { Hourglass, Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { QuietFoot, SendPause } from '#messages';
import type { Chat } from '#messages';
import { countdownText, freeAt, useLeft } from './slow.ts';
import { texts } from '../texts.ts';

const words = texts.chat;

export interface FootProps {
  readonly group: GroupView;
  readonly me: MemberId;
  readonly chat: Chat;
  readonly input: ReactNode;
}

export const Quiet = ({ icon, children }: { readonly icon?: ReactNode; readonly children: ReactNode }) => (
  <QuietFoot>
    <span className="inline-flex items-center justify-center gap-2">
      {icon}
      <span>{children}</span>
    </span>
  </QuietFoot>
);

/** The field, with what slows it down or comes before its words are seen. */
export const WritingFoot = ({ group, me, chat, input, approval }: FootProps & { readonly approval: string }) => {
  const left = useLeft(freeAt(group, chat.said, me));
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
        <p className="shrink-0 border-t border-line px-4 pt-2 text-center text-sm text-ink-3">{approval}</p>
      )}
      {/* TLK-04: what is written meanwhile waits in the field. */}
      <SendPause value={left > 0}>{input}</SendPause>
    </>
  );
};

/** Where one writes; a quiet line while one may not. */
export const GroupFoot = (props: FootProps) => {
  const { can_write: canWrite, kind } = props.group;
  if (canWrite) return <WritingFoot {...props} approval={words.approval} />;
  return (
    <Quiet icon={kind === 'channel' && <Megaphone aria-hidden="true" className="size-4.5 shrink-0" />}>
      {words.closed[kind]}
    </Quiet>
  );
};
