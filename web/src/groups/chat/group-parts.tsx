import type { GroupView } from '@wagram/contract/groups';
import { useQueryClient } from '@tanstack/react-query';
import type { ConversationId, MemberId } from '@wagram/contract/kernel';
import { BarChart3, CircleStop, Trash2 } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { lazy } from '#kernel';
import { closePoll, takeBack } from '#messages';
import type { ChatParts, BubbleView } from '#messages';
import { IconButton } from '#ui';
import type { MenuItem } from '#ui';
import { isAtLeast } from '../api.ts';
import { ClosedCommentsLine, CommentsLine } from './comments.tsx';
import { HeldNote } from './held-note.tsx';
import { texts } from '../texts.ts';
import { ViewsMark } from './views.tsx';

const PollDialog = lazy(async () => ({ default: (await import('./poll-dialog.tsx')).PollDialog }));

const words = texts.chat;

const PollButton = ({ me, groupId }: { readonly me: MemberId; readonly groupId: ConversationId }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={words.poll} onClick={() => setOpen(true)}>
        <BarChart3 aria-hidden="true" className="size-5.5" />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <PollDialog me={me} groupId={groupId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

/** What a group adds to a conversation, as its settings say and as far as this member may. */
export const useGroupParts = (group: GroupView, me: MemberId): ChatParts => {
  const client = useQueryClient();
  const { id, kind, role, mediaSharing, voiceMessages, pollsVoting, comments } = group;
  const OfChannel = comments ? CommentsLine : ClosedCommentsLine;
  return useMemo(() => {
    const isModerator = isAtLeast(role, 'moderator');
    const itemsOf = ({ message, isOwn }: BubbleView): readonly MenuItem[] => {
      if (message === null) return [];
      const items: MenuItem[] = [];
      if (message.poll?.closed === false && (isOwn || isModerator)) {
        const close = () => void closePoll(client, message);
        items.push({ text: words.closePoll, icon: <CircleStop className="size-5 text-ink-2" />, onSelect: close });
      }
      if (isModerator && !isOwn) {
        const remove = () => void takeBack(client, message);
        items.push({ text: words.remove, icon: <Trash2 className="size-5" />, isDanger: true, onSelect: remove });
      }
      return items;
    };
    return {
      hasSenders: kind === 'group',
      canAttach: mediaSharing,
      canRecord: voiceMessages,
      Under: kind === 'channel' ? OfChannel : HeldNote,
      Marks: kind === 'channel' ? ViewsMark : null,
      itemsOf,
      tools: pollsVoting ? <PollButton me={me} groupId={id} /> : null,
    };
  }, [client, id, kind, role, mediaSharing, voiceMessages, pollsVoting, OfChannel, me]);
};
