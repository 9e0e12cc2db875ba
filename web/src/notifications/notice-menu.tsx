import type { MemberId } from '@wagram/contract/kernel';
import { noticeKinds, type NoticeGroup } from '@wagram/contract/notifications';
import type { NotifyChoice } from '@wagram/contract/settings';
import { BellOff, CheckCheck, Ellipsis, Settings, VolumeX } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useMutedPost } from '#blocks';
import { switchWords, useChoice } from '#settings';
import { IconButton, Menu, toast } from '#ui';
import type { MenuItem } from '#ui';
import { sentenceOfGroup } from './sentence.ts';
import { texts } from './texts.ts';

const words = texts.menu;
const icon = 'size-5 text-ink-2';

interface MenuProps {
  readonly memberId: MemberId;
  readonly group: NoticeGroup;
  readonly onRead: (group: NoticeGroup) => void;
}

/** SOC-08: the switch of this kind, where one stumbles over it. What was told stays in the list. */
const useTurnOff = (memberId: MemberId, choice: NotifyChoice | null): MenuItem[] => {
  const [isOn, set] = useChoice(memberId, 'notify', choice ?? 'likes');
  if (choice === null || !isOn) return [];
  const handleOff = () => {
    set(false);
    const kind = switchWords('notify', choice).label;
    toast(words.turnedOff(kind), 'good', { text: words.undo, onAct: () => set(true) });
  };
  return [{ text: words.off[choice], icon: <BellOff className={icon} />, onSelect: handleOff }];
};

export const NoticeMenu = ({ memberId, group, onRead }: MenuProps) => {
  const navigate = useNavigate();
  const off = useTurnOff(memberId, noticeKinds[group.notice.kind].choice);
  const thread = useMutedPost(group.notice.post_id);
  const read: MenuItem[] =
    group.unread === 0
      ? []
      : [{ text: words.read, icon: <CheckCheck className={icon} />, onSelect: () => onRead(group) }];
  const mute: MenuItem[] =
    group.notice.post_id === null || thread.isMuted
      ? []
      : [{ text: words.mute, icon: <VolumeX className={icon} />, onSelect: thread.toggle }];
  const settings: MenuItem = {
    text: texts.settings,
    icon: <Settings className={icon} />,
    onSelect: () => void navigate('/notification-settings'),
  };
  return (
    <Menu
      place="below"
      trigger={
        <IconButton
          label={words.of(sentenceOfGroup(group))}
          className="relative z-10 -me-3 max-wide:-my-1.5 wide:-my-2.5"
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </IconButton>
      }
      groups={[[...read, ...mute, ...off], [settings]].filter((items) => items.length > 0)}
    />
  );
};
