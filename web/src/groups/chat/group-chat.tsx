import type { GroupView } from '@wagram/contract/groups';
import type { MemberId } from '@wagram/contract/kernel';
import { Suspense } from 'react';
import { lazy } from '#kernel';
import { ChatFrame, ChatPartsProvider } from '#messages';
import { isAtLeast, useGroupLive } from '../api.ts';
import { useThread } from './comments.tsx';
import { GroupBanner } from './group-banner.tsx';
import { GroupFoot } from './group-foot.tsx';
import { GroupHead } from './group-head.tsx';
import { useGroupParts } from './group-parts.tsx';
import { useHeld } from './held.ts';
import { useInfoView } from '../info/view.ts';
import { texts } from '../texts.ts';

const GroupThread = lazy(async () => ({ default: (await import('./group-thread.tsx')).GroupThread }));
const InfoPanel = lazy(async () => ({ default: (await import('../info/panel.tsx')).InfoPanel }));

interface GroupChatProps {
  readonly group: GroupView;
  readonly me: MemberId;
}

/** The conversation of a group or channel, for those who are in it. */
export const GroupChat = ({ group, me }: GroupChatProps) => {
  const { view, open, close } = useInfoView();
  const thread = useThread();
  const post = group.kind === 'channel' ? thread.post : null;
  const parts = useGroupParts(group, me);
  useGroupLive(group.id);
  useHeld(group.id, me, group.messageApproval || isAtLeast(group.role, 'moderator'));
  return (
    <ChatPartsProvider value={parts}>
      <div className="relative">
        <div inert={post !== null}>
          <ChatFrame
            target={{ me, to: group.id, isGroup: true }}
            name={group.name}
            none={texts.chat.none[group.kind]}
            isCovered={post !== null}
            head={(chat, onSearch) => <GroupHead group={group} chat={chat} onSearch={onSearch} onInfo={open} />}
            banner={<GroupBanner group={group} onInfo={open} />}
            foot={(chat, input) => <GroupFoot group={group} me={me} chat={chat} input={input} />}
          />
        </div>
        {post !== null && (
          <Suspense fallback={null}>
            <GroupThread
              group={group}
              me={me}
              post={post}
              comment={thread.comment}
              parts={parts}
              onClose={thread.close}
            />
          </Suspense>
        )}
      </div>
      {view !== null && (
        <Suspense fallback={null}>
          <InfoPanel group={group} me={me} view={view} onView={open} onClose={close} />
        </Suspense>
      )}
    </ChatPartsProvider>
  );
};
