import type { GroupCategory, GroupKind, GroupRole } from '@wagram/contract/groups';
import { heardBy } from '#blocks';
import { statement } from '#kernel';

export interface CommunityRow {
  id: string;
  kind: GroupKind;
  title: string;
  description: string;
  members_count: number;
  category: GroupCategory;
  tags: string[];
  avatar_url: string | null;
  role: GroupRole | null;
  trending: boolean;
}

/** So many, and a tenth of all members: then it is trending. */
const MANY = 'greatest(3, (c.members_count + 9) / 10)';

/**
 * $1 viewer, $2 and $3 size and id before the page, $4 how many, $5 a category or tag in lower case, $6 words, $7 since when
 * somebody has just come. Nobody is offered what was made by somebody whom they do not want to see, or what they are banned
 * from; what they have joined stays in their list.
 */
export const selectCommunities = statement<CommunityRow>(
  'explore_communities',
  `select c.id, c.kind, c.title, g.description, c.members_count, g.category, g.tags, c.avatar_url, me.role,
     (select count(*) from (
        select 1 from conversation_members s where s.conversation_id = c.id and s.joined_at >= $7 limit ${MANY}
      ) recent) >= ${MANY} as trending
   from conversations c join groups g on g.conversation_id = c.id
     left join conversation_members me on me.conversation_id = c.id and me.member_id = $1
   where c.kind <> 'direct' and g.privacy = 'public' and g.hidden_at is null and (c.members_count, c.id) < ($2, $3)
     and ($5::text is null or lower(g.category) = $5 or $5 = any(g.tags))
     and ($6::text is null or position($6 in lower(c.title)) > 0 or position($6 in lower(g.description)) > 0 or $6 = any(g.tags))
     and (me.role is not null or (
       not exists (select 1 from group_bans b where b.conversation_id = c.id and b.member_id = $1)
       and not exists (
         select 1 from conversation_members o where o.conversation_id = c.id and o.role = 'owner' and not (${heardBy('$1', 'o.member_id')})
       )
     ))
   order by c.members_count desc, c.id desc limit $4`,
);
