import { groupRunCalls } from '@wagram/contract/groups';
import type { GroupMember, GroupRole } from '@wagram/contract/groups';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ConversationId } from '@wagram/contract/kernel';
import { Ban, Crown, Ellipsis, Shield, ShieldCheck, UserRound, UserRoundMinus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { ask } from '#kernel';
import { classes, IconButton, Menu, PagedList } from '#ui';
import type { MenuItem } from '#ui';
import { isAbove, isAtLeast, reloadGroup, useAct } from '../api.ts';
import { Sure } from '../sure.tsx';
import { NoRows, PersonRow, Rows, RowsSkeleton } from './parts.tsx';
import type { InfoProps } from './view.ts';
import { listKey } from '../keys.ts';
import { texts } from './texts.ts';

const words = texts.members;
const icon = 'size-5 text-ink-2';

type Change =
  | { readonly action: 'role'; readonly role: Exclude<GroupRole, 'owner'> }
  | { readonly action: 'remove' | 'ban' | 'transfer' };

/** What the viewer may do about somebody: never about those who stand as high as they do. */
export const changesFor = (mine: GroupRole | null, theirs: GroupRole): readonly Change[] => {
  if (!isAbove(mine, theirs) || !isAtLeast(mine, 'moderator')) return [];
  const roles = (['admin', 'moderator', 'member'] as const).filter(
    (role) => role !== theirs && isAtLeast(mine, 'admin') && isAbove(mine, role),
  );
  return [
    ...roles.map((role) => ({ action: 'role' as const, role })),
    ...(mine === 'owner' ? [{ action: 'transfer' as const }] : []),
    { action: 'remove' },
    { action: 'ban' },
  ];
};

const ROLE_ITEMS = {
  admin: { text: 'makeAdmin', icon: <ShieldCheck className={icon} /> },
  moderator: { text: 'makeModerator', icon: <Shield className={icon} /> },
  member: { text: 'makeMember', icon: <UserRound className={icon} /> },
} as const;
const ACT_ITEMS = {
  transfer: { text: 'transfer', icon: <Crown className={icon} /> },
  remove: { text: 'remove', icon: <UserRoundMinus className="size-5" />, isDanger: true },
  ban: { text: 'ban', icon: <Ban className="size-5" />, isDanger: true },
} as const;

const itemOf = (change: Change, onSelect: () => void): MenuItem => {
  const item = change.action === 'role' ? ROLE_ITEMS[change.role] : ACT_ITEMS[change.action];
  return { ...item, text: words[item.text], onSelect };
};

const RoleMark = ({ role }: { readonly role: GroupRole }) =>
  role === 'member' ? null : (
    <span
      className={classes(
        'shrink-0 rounded-full px-2 text-xs leading-5 font-semibold',
        role === 'owner' ? 'bg-accent-soft text-accent-ink' : 'bg-sunken text-ink-2',
      )}
    >
      {texts.roles[role]}
    </span>
  );

interface MemberRowProps extends Pick<InfoProps, 'group' | 'me'> {
  readonly member: GroupMember;
  readonly onChange: (member: GroupMember, change: Change) => void;
}

const MemberRow = ({ group, me, member, onChange }: MemberRowProps) => {
  const changes = member.id === me ? [] : changesFor(group.role, member.role);
  return (
    <PersonRow
      person={member}
      note={member.id === me && <span className="shrink-0 font-medium text-ink-2">({words.you})</span>}
    >
      <RoleMark role={member.role} />
      {changes.length > 0 && (
        <Menu
          place="below"
          groups={[changes.map((change) => itemOf(change, () => onChange(member, change)))]}
          trigger={
            <IconButton label={words.actions(member.displayName)}>
              <Ellipsis aria-hidden="true" className="size-5" />
            </IconButton>
          }
        />
      )}
    </PersonRow>
  );
};

const useMembers = (groupId: ConversationId, q: string) =>
  useInfiniteQuery({
    queryKey: [...listKey(groupId, 'members'), q],
    queryFn: ({ pageParam, signal }) => {
      const page = { cursor: pageParam ?? undefined, ...(q === '' ? {} : { q }) };
      return ask(groupRunCalls.listMembers, { group_id: groupId, ...page }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: (before) => before,
    staleTime: 0,
  });

const MemberList = ({ group, me, q, onChange }: Omit<MemberRowProps, 'member'> & { readonly q: string }) => {
  const list = useMembers(group.id, q);
  const members = list.data?.pages.flatMap((page) => page.members) ?? [];
  return (
    <PagedList
      list={list}
      isEmpty={members.length === 0}
      loading={<RowsSkeleton />}
      failed={{ title: texts.failed }}
      empty={<NoRows>{words.none}</NoRows>}
    >
      <Rows>
        {members.map((member) => (
          <MemberRow key={member.id} group={group} me={me} member={member} onChange={onChange} />
        ))}
      </Rows>
    </PagedList>
  );
};

export const MembersInfo = ({ group, me }: InfoProps) => {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const [asked, setAsked] = useState<{ member: GroupMember; action: 'remove' | 'ban' | 'transfer' } | null>(null);
  const [isBusy, act] = useAct();
  const run = async (member: GroupMember, change: Change) => {
    const input = { group_id: group.id, member_id: member.id, ...change };
    await act(() => ask(groupRunCalls.changeMember, input), words.done[change.action]);
    setAsked(null);
    reloadGroup(client, group.id);
  };
  if (asked !== null) {
    const { member, action } = asked;
    return (
      <Sure
        title={words.sure[action](member.displayName)}
        hint={words.sure[`${action}Hint`]}
        yes={words.yes[action]}
        isBusy={isBusy}
        onNo={() => setAsked(null)}
        onYes={() => void run(member, { action })}
      />
    );
  }
  const handleChange = (member: GroupMember, change: Change) =>
    change.action === 'role' ? void run(member, change) : setAsked({ member, action: change.action });
  return (
    <>
      <input
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label={words.search}
        placeholder={words.search}
        autoComplete="off"
        className="h-11 w-full shrink-0 rounded-full bg-sunken px-4 text-base placeholder:text-ink-3 focus-visible:outline-offset-0"
      />
      <MemberList group={group} me={me} q={q} onChange={handleChange} />
    </>
  );
};
