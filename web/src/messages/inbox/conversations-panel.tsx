import type { MemberId } from '@wagram/contract/kernel';
import { bareHandle } from '@wagram/contract/members';
import type { ConversationView } from '@wagram/contract/messages';
import { SquarePen } from 'lucide-react';
import { IconButton, openDialog } from '#ui';
import { useInbox } from './conversations.ts';
import { InboxList } from './list.tsx';
import { texts } from '../texts.ts';

const words = texts.inbox;

/** Whether the address of a screen is that of a conversation. */
export const isAt = ({ kind, username, conversation_id: id }: ConversationView, path: string): boolean => {
  const name = decodeURIComponent(path.split('/')[2] ?? '').toLowerCase();
  return name === (kind === 'direct' ? bareHandle(username).toLowerCase() : id);
};

interface PanelProps {
  readonly me: MemberId;
  readonly path: string;
}

/** D42: beside the talk that is open, the others. */
export const ConversationsPanel = ({ me, path }: PanelProps) => {
  const list = useInbox(me);
  return (
    <section aria-label={words.heading} className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-[78px] shrink-0 items-center justify-between border-b border-line ps-6 pe-3">
        <h2 className="text-lg font-semibold tracking-tight">{words.heading}</h2>
        <IconButton label={words.create} onClick={() => openDialog('new-message')}>
          <SquarePen aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain [scrollbar-width:thin]">
        <InboxList list={list} me={me} isOpen={(conversation) => isAt(conversation, path)} />
      </div>
    </section>
  );
};
