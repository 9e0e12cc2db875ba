import type { Facet } from '@wagram/contract/kernel';
import type { ModerationTarget, SubjectView } from '@wagram/contract/moderation';
import { statement, type Db, type StoredMedia } from '#kernel';
import { toMediaView } from '#media';
import { toMemberCard } from '#members';

/** What was reported, with its author, whether others can see it or not. */
export interface SubjectRow {
  target: ModerationTarget;
  target_id: string;
  content: string | null;
  facets: Facet[];
  image_url: string | null;
  media: StoredMedia | null;
  hidden: boolean;
  post_id: string | null;
  /** Text where it comes out of JSON. */
  said_at: Date | string;
  member_id: string;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: string | null;
  platinum: boolean;
  state: 'active' | 'suspended' | 'deactivated';
  bio: string | null;
  joined_at: Date | string;
}

/** A query over the one thing that `target` and `id` name; no row when it is gone. */
export const subjectOf = (target: string, id: string): string => `
  select said.*, a.username, a.display_name, a.avatar_url, a.verified, a.verified_by, a.platinum, a.state, a.bio,
    a.created_at as joined_at
  from (
    select 'post' as target, p.id as target_id, p.content, p.facets, p.image_url, p.media,
      p.hidden_at is not null as hidden, p.id as post_id, p.created_at as said_at, p.member_id
    from posts p where ${target} = 'post' and p.id = ${id}
    union all
    select 'comment', c.id, c.content, c.facets, c.image_url, c.media, c.hidden_at is not null, c.post_id, c.created_at, c.member_id
    from comments c where ${target} = 'comment' and c.id = ${id}
    union all
    select 'stream', s.id, s.title, '[]', s.replay_url, s.replay, s.hidden_at is not null, null, s.created_at, s.host_id
    from streams s where ${target} = 'stream' and s.id = ${id}
    union all
    select 'group', c.id, concat_ws(e'\\n\\n', c.title, nullif(g.description, '')), '[]', null, null, g.hidden_at is not null, null, c.created_at, o.member_id
    from groups g join conversations c on c.id = g.conversation_id
      join conversation_members o on o.conversation_id = c.id and o.role = 'owner'
    where ${target} = 'group' and g.conversation_id = ${id}
    union all
    select 'member', m.id, null, '[]', null, null, false, null, m.created_at, m.id
    from members m where ${target} = 'member' and m.id = ${id}
  ) said join members a on a.id = said.member_id`;

const selectSubject = statement<SubjectRow>('moderation_subject', subjectOf('$1::text', '$2::uuid'));

export const findSubject = async (db: Db, target: ModerationTarget, id: string): Promise<SubjectRow | null> =>
  (await selectSubject(db, target, id))[0] ?? null;

export const toSubjectView = (row: SubjectRow): SubjectView => ({
  target: row.target,
  target_id: row.target_id,
  member: {
    ...toMemberCard({ ...row, id: row.member_id }),
    state: row.state,
    bio: row.bio,
    created_at: new Date(row.joined_at).toISOString(),
  },
  content: row.content,
  facets: row.facets,
  media: toMediaView(row.image_url, row.media),
  hidden: row.hidden,
  post_id: row.post_id,
  created_at: new Date(row.said_at).toISOString(),
});
