import type { GroupView } from '@wagram/contract/groups';
import { Ellipsis, Flag, Info, LogOut } from 'lucide-react';
import { ChatBar, useConversationItems } from '#messages';
import type { Chat } from '#messages';
import { Avatar, IconButton, Menu, openDialog, ShortName } from '#ui';
import type { InfoView } from '../info/view.ts';
import { texts } from '../texts.ts';

const words = texts.chat;
const icon = 'size-5 text-ink-2';

interface HeadProps {
  readonly group: GroupView;
  readonly chat: Chat;
  readonly onSearch: () => void;
  readonly onInfo: (view: InfoView) => void;
}

const GroupMenu = ({ group, chat, onInfo }: Omit<HeadProps, 'onSearch'>) => {
  const items = useConversationItems(chat.conversation);
  const report = () => openDialog('report', { target: 'group', id: group.id, kind: group.kind });
  return (
    <Menu
      place="below"
      groups={[
        [{ text: words.infoShort, icon: <Info className={icon} />, onSelect: () => onInfo('about') }, ...items],
        [
          ...(group.role === 'owner'
            ? []
            : [{ text: words.report[group.kind], icon: <Flag className={icon} />, onSelect: report }]),
          {
            text: words.leave[group.kind],
            icon: <LogOut className="size-5" />,
            isDanger: true,
            onSelect: () => onInfo('leave'),
          },
        ],
      ]}
      trigger={
        <IconButton label={words.more}>
          <Ellipsis aria-hidden="true" className="size-5" />
        </IconButton>
      }
    />
  );
};

/** Who this is; a tap says more. */
export const GroupHead = ({ group, chat, onSearch, onInfo }: HeadProps) => (
  <header className="border-b border-line">
    <ChatBar onSearch={onSearch} menu={<GroupMenu group={group} chat={chat} onInfo={onInfo} />}>
      <div className="relative flex min-w-0 flex-1 items-center gap-3">
        <Avatar name={group.name} url={group.avatar_url} size={40} className="ring-1 ring-line" />
        <div className="min-w-0 flex-1">
          <h1 className="min-w-0 text-base leading-5 font-semibold">
            <button
              type="button"
              aria-label={words.info(group.name)}
              onClick={() => onInfo('about')}
              className="block max-w-full text-start before:absolute before:inset-0 hover:underline"
            >
              <ShortName name={group.name} />
            </button>
          </h1>
          <p className="tabular truncate text-sm text-ink-3">{texts.members(group.members_count, group.kind)}</p>
        </div>
      </div>
    </ChatBar>
  </header>
);
