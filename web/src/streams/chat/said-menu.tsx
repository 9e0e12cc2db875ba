import type { MemberId } from '@wagram/contract/kernel';
import type { StreamMessage, StreamView } from '@wagram/contract/streams';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, MoreHorizontal, ShieldCheck, ShieldOff, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { IconButton, Menu } from '#ui';
import type { MenuItem } from '#ui';
import { removeMessage } from './api.ts';
import { banMember, setModerator } from './desk-api.ts';
import { texts } from '../texts.ts';

const words = texts.chat;

interface SaidMenuProps {
  readonly stream: StreamView;
  readonly said: StreamMessage;
  readonly me: MemberId | null;
}

const item = (text: string, icon: ReactElement, onSelect: () => void, isDanger = false): MenuItem => ({
  text,
  icon,
  isDanger,
  onSelect,
});

const ICON = { 'aria-hidden': true, className: 'size-4.5' } as const;

/** What its author, the host and moderators can do about a message. Moderators leave the host and each other alone. */
export const SaidMenu = ({ stream, said, me }: SaidMenuProps) => {
  const client = useQueryClient();
  const isHost = stream.host.id === me;
  const isOwn = said.user_id === me;
  const isGuarded = said.user_id === stream.host.id || said.isModerator;
  const runs = !isOwn && (isHost || (stream.is_moderator && !isGuarded));
  if (!isOwn && !runs) return null;
  const remove = item(words.remove, <Trash2 {...ICON} />, () => void removeMessage(client, stream.id, said.id));
  const ban = item(words.ban(said.username), <Ban {...ICON} />, () => void banMember(client, stream.id, said), true);
  const name = said.isModerator
    ? item(words.unname(said.username), <ShieldOff {...ICON} />, () => void setModerator(client, said, false))
    : item(words.name(said.username), <ShieldCheck {...ICON} />, () => void setModerator(client, said, true));
  const groups = [[remove], runs ? [...(isHost ? [name] : []), ban] : []].filter((items) => items.length > 0);
  return (
    <Menu
      place="below"
      groups={groups}
      trigger={
        <IconButton label={words.more(said.username)} className="-my-1 size-8">
          <MoreHorizontal aria-hidden="true" className="size-4.5" />
        </IconButton>
      }
    />
  );
};
