import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Facet } from '@wagram/contract/kernel';
import { createdAt } from './columns.ts';

/** What the media room knows of a file, copied to where it is shown so that a feed needs no further join. */
export interface StoredMedia {
  kind: 'image' | 'video' | 'audio';
  srcset: string | null;
  posterUrl: string | null;
  width: number | null;
  height: number | null;
  thumbhash: string | null;
  alt: string | null;
}

export const posts = pgTable('posts', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  content: text().notNull(),
  facets: jsonb().$type<Facet[]>().notNull().default([]),
  imageUrl: text('image_url'),
  media: jsonb().$type<StoredMedia>(),
  mediaId: uuid('media_id'),
  clientKey: text('client_key'),
  likesCount: integer('likes_count').notNull().default(0),
  commentsCount: integer('comments_count').notNull().default(0),
  sharesCount: integer('shares_count').notNull().default(0),
  giftsCount: integer('gifts_count').notNull().default(0),
  giftsTotal: bigint('gifts_total', { mode: 'bigint' }).notNull().default(0n),
  createdAt: createdAt(),
});

export const timelines = pgTable(
  'timelines',
  {
    memberId: uuid('member_id').notNull(),
    postId: uuid('post_id').notNull(),
    authorId: uuid('author_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.postId] })],
);

export const likes = pgTable(
  'likes',
  { memberId: uuid('member_id').notNull(), postId: uuid('post_id').notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.memberId, table.postId] })],
);

export const shares = pgTable(
  'shares',
  { memberId: uuid('member_id').notNull(), postId: uuid('post_id').notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.memberId, table.postId] })],
);

export const gifts = pgTable('gifts', {
  id: uuid().primaryKey(),
  postId: uuid('post_id').notNull(),
  senderId: uuid('sender_id').notNull(),
  receiverId: uuid('receiver_id').notNull(),
  amount: bigint({ mode: 'bigint' }).notNull(),
  transferId: uuid('transfer_id').notNull(),
  createdAt: createdAt(),
});
