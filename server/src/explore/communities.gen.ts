// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { many, type ConversationId, type ConversationMemberRole, type GroupCategory, type MemberId } from '#kernel';

export interface CommunityRow {
  id: ConversationId;
  kind: 'group' | 'channel';
  title: string;
  description: string;
  members_count: number;
  category: GroupCategory;
  tags: string[];
  avatar_url: string | null;
  role: ConversationMemberRole | null;
  trending: boolean;
}

/** Largest first. Nobody is offered what was made by somebody whom they do not want to see, or what they are banned from; what they have joined stays in their list. `filter` is a category or a tag, in lower case; `since` is when somebody has just come. */
export const selectCommunities = many<{ since: Date; viewer: MemberId | null; members: number; before: ConversationId; filter: string | null; words: string | null; count: bigint | number }, CommunityRow>(
  'explore_select_communities',
  `select c.id, case c.kind when 'channel' then 'channel' else 'group' end as kind, c.title as title, g.description,
  c.members_count, g.category, g.tags, c.avatar_url, me.role,
  (select count(*) from (
    select 1 from conversation_members s where s.conversation_id = c.id and s.joined_at >= $1 limit greatest(3, (c.members_count + 9) / 10)
  ) recent) >= greatest(3, (c.members_count + 9) / 10) as trending
from conversations c join groups g on g.conversation_id = c.id
left join conversation_members me on me.conversation_id = c.id and me.member_id = $2
where c.kind <> 'direct' and g.privacy = 'public' and g.hidden_at is null and (c.members_count, c.id) < ($3, $4)
  and ($5::text is null or lower(g.category) = $5 or $5 = any(g.tags))
  and ($6::text is null or position($6 in lower(c.title)) > 0 or position($6 in lower(g.description)) > 0
    or $6 = any(g.tags))
  and (me.role is not null or (
    not exists (select 1 from group_bans b where b.conversation_id = c.id and b.member_id = $2)
    and not exists (
      select 1 from conversation_members o
      where o.conversation_id = c.id and o.role = 'owner' and not (not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = o.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = o.member_id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = o.member_id and (known.state = 'active' or known.id = $2)) and not exists (select 1 from mutes hidden where hidden.member_id = $2 and hidden.muted_id = o.member_id))
    )
  ))
order by c.members_count desc, c.id desc limit $7`,
  (p) => [p.since, p.viewer, p.members, p.before, p.filter, p.words, p.count],
);
