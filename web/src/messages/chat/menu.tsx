import type { ConversationView } from '@wagram/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, Bell, BellOff, Ellipsis, Eraser, Flag, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useBlock } from '#blocks';
import { IconButton, Menu, openDialog, toast } from '#ui';
import type { MenuItem } from '#ui';
import { profileLink } from './header.tsx';
import type { ChatMember } from './header.tsx';
import { actOnConversation, reloadConversations } from '../inbox/conversations.ts';
import { texts } from '../texts.ts';

const icon = 'size-5 text-ink-2';

/** Mute and clear, for the menu of a line and of a chat. */
export const useConversationItems = (conversation: ConversationView | null): readonly MenuItem[] => {
  const client = useQueryClient();
  if (conversation === null) return [];
  const clear = async () => {
    if (await actOnConversation(client, conversation, 'clear')) toast(texts.inbox.cleared, 'good');
  };
  return [
    conversation.is_muted
      ? {
          text: texts.inbox.unmute,
          icon: <Bell className={icon} />,
          onSelect: () => void actOnConversation(client, conversation, 'unmute'),
        }
      : {
          text: texts.inbox.mute,
          icon: <BellOff className={icon} />,
          onSelect: () => void actOnConversation(client, conversation, 'mute'),
        },
    { text: texts.inbox.clear, icon: <Eraser className={icon} />, onSelect: () => void clear() },
  ];
};

interface ChatMenuProps {
  readonly member: ChatMember;
  readonly conversation: ConversationView | null;
}

export const ChatMenu = ({ member, conversation }: ChatMenuProps) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { isBlocked, toggle } = useBlock(member, () => reloadConversations(client));
  const items = useConversationItems(conversation);
  const { to, state } = profileLink(member);
  const groups: (readonly MenuItem[])[] = [
    [
      {
        text: texts.chat.viewProfile,
        icon: <UserRound className={icon} />,
        onSelect: () => void navigate(to, { state }),
      },
      ...items,
    ],
    [
      {
        text: texts.chat.report,
        icon: <Flag className={icon} />,
        onSelect: () => openDialog('report', { target: 'member', id: member.id }),
      },
      isBlocked
        ? { text: texts.chat.unblock, icon: <Ban className={icon} />, onSelect: toggle }
        : { text: texts.chat.block, icon: <Ban className="size-5" />, isDanger: true, onSelect: toggle },
    ],
  ];
  return (
    <Menu
      place="below"
      groups={groups}
      trigger={
        <IconButton label={texts.chat.more}>
          <Ellipsis aria-hidden="true" className="size-5" />
        </IconButton>
      }
    />
  );
};
