import type { GroupView } from '@wagram/contract/groups';
import type { MemberId } from '@wagram/contract/kernel';
import { Suspense } from 'react';
import { lazy } from '#kernel';
import { ChatFrame, ChatPartsProvider } from '#messages';
import { isAtLeast, useGroupLive } from './api.ts';
import { GroupBanner } from './group-banner.tsx';
import { GroupFoot } from './group-foot.tsx';
import { GroupHead } from './group-head.tsx';
import { useGroupParts } from './group-parts.tsx';
import { useHeld } from './held.ts';
import { useInfoView } from './info-view.ts';
import { texts } from './texts.ts';

const InfoPanel = lazy(async () => ({ default: (await import('./info-panel.tsx')).InfoPanel }));

interface GroupChatProps {
  readonly group: GroupView;
  readonly me: MemberId;
}

/** The conversation of a group or channel, for those who are in it. */
export const GroupChat = ({ group, me }: GroupChatProps) => {
  const { view, open, close } = useInfoView();
  const parts = useGroupParts(group, me);
  useGroupLive(group.id);
  useHeld(group.id, me, group.messageApproval || isAtLeast(group.role, 'moderator'));
  return (
    <ChatPartsProvider value={parts}>
      <ChatFrame
        target={{ me, to: group.id, isGroup: true }}
        name={group.name}
        none={texts.chat.none[group.kind]}
        head={(chat, onSearch) => <GroupHead group={group} chat={chat} onSearch={onSearch} onInfo={open} />}
        banner={<GroupBanner group={group} onInfo={open} />}
        foot={(chat, input) => <GroupFoot group={group} me={me} chat={chat} input={input} />}
      />
      {view !== null && (
        <Suspense fallback={null}>
          <InfoPanel group={group} me={me} view={view} onView={open} onClose={close} />
        </Suspense>
      )}
    </ChatPartsProvider>
  );
};
