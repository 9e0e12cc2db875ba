import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Facet } from '@wagram/contract/kernel';
import { createdAt } from './columns.ts';
import type { StoredMedia } from './posts.ts';

export const comments = pgTable('comments', {
  id: uuid().primaryKey(),
  postId: uuid('post_id').notNull(),
  memberId: uuid('member_id').notNull(),
  parentId: uuid('parent_id'),
  content: text().notNull(),
  facets: jsonb().$type<Facet[]>().notNull().default([]),
  imageUrl: text('image_url'),
  media: jsonb().$type<StoredMedia>(),
  mediaId: uuid('media_id'),
  clientKey: text('client_key'),
  likesCount: integer('likes_count').notNull().default(0),
  createdAt: createdAt(),
});

export const commentLikes = pgTable(
  'comment_likes',
  { memberId: uuid('member_id').notNull(), commentId: uuid('comment_id').notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.memberId, table.commentId] })],
);
