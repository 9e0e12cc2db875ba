// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { many, type MemberId } from '#kernel';

export interface SelectHistoryRow {
  name: 'post.liked' | 'comment.created' | 'comment.liked' | 'post.gifted' | 'member.followed';
  payload: unknown;
  at: Date;
}

/** The newest of each kind that happened to each of them, as the events would have told it. */
export const selectHistory = many<{ memberIds: readonly MemberId[]; most: bigint | number }, SelectHistoryRow>(
  'notifications_select_history',
  `select happened.name, happened.payload, happened.at from unnest($1::uuid[]) as whose (id) cross join lateral (
  (
    select 'post.liked' as name, l.created_at as at,
      jsonb_build_object('postId', p.id, 'authorId', p.member_id, 'memberId', l.member_id) as payload
    from posts p join likes l on l.post_id = p.id where p.member_id = whose.id order by l.created_at desc limit $2
  ) union all (
    select 'comment.created', c.created_at, jsonb_build_object('commentId', c.id, 'postId', p.id, 'memberId', c.member_id,
      'postAuthorId', p.member_id, 'parentAuthorId', (select parent.member_id from comments parent where parent.id = c.parent_id),
      'mentions', '[]'::jsonb)
    from posts p join comments c on c.post_id = p.id
    where p.member_id = whose.id and c.member_id <> whose.id order by c.created_at desc limit $2
  ) union all (
    select 'comment.liked', l.created_at,
      jsonb_build_object('commentId', c.id, 'postId', c.post_id, 'authorId', c.member_id, 'memberId', l.member_id)
    from comments c join comment_likes l on l.comment_id = c.id
    where c.member_id = whose.id order by l.created_at desc limit $2
  ) union all (
    select 'post.gifted', g.created_at, jsonb_build_object('postId', g.post_id, 'authorId', g.receiver_id,
      'memberId', g.sender_id, 'giftId', g.id, 'amount', g.amount::text)
    from gifts g where g.receiver_id = whose.id order by g.created_at desc limit $2
  ) union all (
    select 'member.followed', f.created_at, jsonb_build_object('followerId', f.follower_id, 'followingId', f.following_id)
    from follows f where f.following_id = whose.id order by f.created_at desc limit $2
  )
) happened order by happened.at`,
  (p) => [p.memberIds, p.most],
);
