import { useQueryClient } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { atHandle } from '@wagram/contract/members';
import { useBlock } from '#blocks';
import { Button } from '#ui';
import type { ChatMember } from './header.tsx';
import { reloadConversations } from '../inbox/conversations.ts';
import { texts } from '../texts.ts';

const words = texts.chat;

/** MEND-07: in the field's place, with the way back. */
export const BlockedBar = ({ member }: { readonly member: ChatMember }) => {
  const client = useQueryClient();
  const { toggle } = useBlock(member, () => reloadConversations(client));
  return (
    <div className="flex shrink-0 items-center gap-3 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <Ban aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      <p role="status" className="min-w-0 flex-1 text-base text-ink-2 wrap-anywhere">
        {words.blocked(atHandle(member.username))}
      </p>
      <Button size="sm" look="outline" className="min-h-11" onClick={toggle}>
        {words.unblock}
      </Button>
    </div>
  );
};
