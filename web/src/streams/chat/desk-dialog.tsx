import type { MemberCard } from '@wagram/contract/members';
import type { StreamView } from '@wagram/contract/streams';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemberLine } from '#members';
import { Button, Dialog, PagedList, Skeleton } from '#ui';
import { setModerator, unbanMember, useBans, useModerators } from './desk-api.ts';
import { texts } from '../texts.ts';

const words = texts.desk;

interface PeopleProps {
  readonly title: string;
  /** The dialog says it already. */
  readonly isTitleHidden?: boolean;
  readonly empty: string;
  readonly list: ReturnType<typeof useBans>;
  readonly act: (member: MemberCard) => ReactNode;
}

const People = ({ title, isTitleHidden = false, empty, list, act }: PeopleProps) => {
  const members = (list.data?.pages ?? []).flatMap((page) => page.members);
  return (
    <section aria-label={title} className="mt-5">
      {!isTitleHidden && <h3 className="text-base font-semibold">{title}</h3>}
      <PagedList
        list={list}
        isEmpty={members.length === 0}
        loading={<Skeleton className="mt-2 h-12" />}
        failed={{ title: words.failed }}
        empty={<p className="mt-1 text-sm text-ink-2">{empty}</p>}
      >
        <ul className="mt-1">
          {members.map((member) => (
            <li key={member.id} className="border-b border-line py-2.5 last:border-b-0">
              <MemberLine member={{ ...member, badge: null }} aside={act(member)} />
            </li>
          ))}
        </ul>
      </PagedList>
    </section>
  );
};

const Moderators = () => {
  const client = useQueryClient();
  return (
    <People
      title={words.moderators}
      empty={words.noModerators}
      list={useModerators()}
      act={({ id, username }) => (
        <Button
          size="sm"
          look="outline"
          aria-label={words.unname(username)}
          onClick={() => void setModerator(client, { user_id: id, username }, false)}
        >
          {words.remove}
        </Button>
      )}
    />
  );
};

const Bans = ({ stream, isAlone }: { readonly stream: StreamView; readonly isAlone: boolean }) => {
  const client = useQueryClient();
  return (
    <People
      title={words.bans}
      isTitleHidden={isAlone}
      empty={words.noBans}
      list={useBans(stream.id)}
      act={({ id, username }) => (
        <Button
          size="sm"
          look="outline"
          aria-label={words.unban(username)}
          onClick={() => void unbanMember(client, stream.id, { user_id: id, username })}
        >
          {words.letIn}
        </Button>
      )}
    />
  );
};

interface DeskDialogProps {
  readonly stream: StreamView;
  readonly isHost: boolean;
  readonly onClose: () => void;
}

/** Who keeps order here, and who may say nothing more. */
export const DeskDialog = ({ stream, isHost, onClose }: DeskDialogProps) => (
  <Dialog
    title={isHost ? words.people : words.bans}
    description={isHost ? words.about : words.bansAbout}
    onClose={onClose}
  >
    <div className="px-6 pb-2">
      {isHost && <Moderators />}
      <Bans stream={stream} isAlone={!isHost} />
    </div>
  </Dialog>
);
