// Whole threads at once, with true counts. History is not news: nothing is emitted.
import { statement, type Db } from '#kernel';
import { commentsAddedUp, findFacets } from '#posts';

export interface SeedComment {
  id: string;
  postId: string;
  memberId: string;
  parentId: string | null;
  content: string;
  createdAt: Date;
}

const insertComments = statement(
  'comment_seed',
  `with made as (
     insert into comments (id, post_id, member_id, parent_id, content, facets, created_at)
     select id, "postId", "memberId", "parentId", content, facets, "createdAt"
     from jsonb_to_recordset($1) as draft (id uuid, "postId" uuid, "memberId" uuid, "parentId" uuid, content text, facets jsonb, "createdAt" timestamptz)
     on conflict do nothing returning post_id
   ) ${commentsAddedUp('select post_id as id from made')}`,
);

export const seedComments = async (tx: Db, comments: readonly SeedComment[]): Promise<void> => {
  if (comments.length === 0) return;
  await insertComments(
    tx,
    JSON.stringify(comments.map((comment) => ({ ...comment, facets: findFacets(comment.content) }))),
  );
};

export interface SeedCommentLike {
  memberId: string;
  commentId: string;
  createdAt: Date;
}

const insertLikes = statement(
  'comment_seed_likes',
  `with made as (
     insert into comment_likes (member_id, comment_id, created_at)
     select "memberId", "commentId", "createdAt"
     from jsonb_to_recordset($1) as draft ("memberId" uuid, "commentId" uuid, "createdAt" timestamptz)
     on conflict do nothing returning comment_id
   )
   update comments c set likes_count = c.likes_count + added.n
   from (select comment_id, count(*)::int as n from made group by comment_id) added where added.comment_id = c.id`,
);

export const seedCommentLikes = async (tx: Db, likes: readonly SeedCommentLike[]): Promise<void> => {
  if (likes.length > 0) await insertLikes(tx, JSON.stringify(likes));
};
