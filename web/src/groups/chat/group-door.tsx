import { groupCalls } from '@wagram/contract/groups';
import type { GroupCard as Card } from '@wagram/contract/groups';
import { useQueryClient } from '@tanstack/react-query';
import { Flag, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ask } from '#kernel';
import { reloadConversations } from '#messages';
import { Button, buttonClass, fullTime, Notice, openDialog } from '#ui';
import { problemOf, putGroup, reloadGroup } from '../api.ts';
import { GroupCard } from '../group-card.tsx';
import { GroupPreview } from './group-preview.tsx';
import { texts } from '../texts.ts';

const words = texts.door;

interface DoorProps {
  readonly group: Card;
  readonly isMember: boolean;
  /** Given when somebody came by an invite. */
  readonly code?: string;
  readonly needsApproval?: boolean;
  readonly expiresAt?: string | null;
}

const useDoor = ({ group, code }: DoorProps) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isRequested, setRequested] = useState(group.is_requested);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (cause) {
      setProblem(problemOf(cause));
    }
    setBusy(false);
  };
  const join = () =>
    run(async () => {
      const input = code === undefined ? { group_id: group.id } : { code };
      const told = await ask(groupCalls.joinGroup, input);
      if (told.status === 'requested') return setRequested(true);
      if (told.group !== null) putGroup(client, told.group);
      reloadConversations(client);
      void navigate(`/group/${told.group_id}`, { replace: true });
    });
  const withdraw = () =>
    run(async () => {
      await ask(groupCalls.leaveGroup, { group_id: group.id });
      setRequested(false);
      reloadGroup(client, group.id);
    });
  return { isBusy, problem, isRequested, join, withdraw };
};

const Action = ({ door, ...props }: DoorProps & { readonly door: ReturnType<typeof useDoor> }) => {
  const { group, isMember, needsApproval = false } = props;
  if (!isMember) {
    const reason = words.signIn[group.kind];
    return (
      <Button size="lg" className="w-full" onClick={() => openDialog('sign-in', { reason })}>
        {reason}
      </Button>
    );
  }
  if (group.role !== null) {
    return (
      <>
        <p className="text-center text-base text-ink-2">{words.already}</p>
        <Link to={`/group/${group.id}`} replace className={buttonClass('primary', 'lg', 'w-full')}>
          {words.open}
        </Link>
      </>
    );
  }
  if (group.is_banned) {
    return (
      <p role="status" className="text-center text-base text-ink-2">
        {words.banned[group.kind]}
      </p>
    );
  }
  if (door.isRequested) {
    return (
      <>
        <div role="status" className="flex items-center gap-3 rounded-card bg-amber-soft px-4 py-3 text-amber">
          <Hourglass aria-hidden="true" className="size-5 shrink-0" />
          <p className="text-sm font-medium">{words.requested}</p>
        </div>
        <Button look="ghost" isBusy={door.isBusy} onClick={() => void door.withdraw()}>
          {words.withdraw}
        </Button>
      </>
    );
  }
  return (
    <Button size="lg" className="w-full" isBusy={door.isBusy} onClick={() => void door.join()}>
      {needsApproval ? words.request : words.join[group.kind]}
    </Button>
  );
};

/** In front of a group: what it is, and the way in. */
export const GroupDoor = (props: DoorProps) => {
  const door = useDoor(props);
  const { group, needsApproval = false, expiresAt = null } = props;
  return (
    <div className="mx-auto flex max-w-md flex-col gap-6 px-6 pt-10 pb-12">
      <GroupCard group={group} />
      <div className="flex flex-col gap-3">
        {door.problem !== null && <Notice tone="danger">{door.problem}</Notice>}
        <Action {...props} door={door} />
        {group.role === null && needsApproval && !door.isRequested && !group.is_banned && (
          <p className="text-center text-sm text-ink-3">{words.approval}</p>
        )}
        {group.role === null && expiresAt !== null && (
          <p className="text-center text-sm text-ink-3">{words.ends(fullTime(expiresAt))}</p>
        )}
        {props.code === undefined && group.role === null && (
          <Button
            look="ghost"
            onClick={() => openDialog('report', { target: 'group', id: group.id, kind: group.kind })}
          >
            <Flag aria-hidden="true" className="size-5" />
            {texts.chat.report[group.kind]}
          </Button>
        )}
      </div>
      {props.isMember && group.role === null && group.privacy === 'public' && !group.is_banned && (
        <GroupPreview group={group} />
      )}
    </div>
  );
};
