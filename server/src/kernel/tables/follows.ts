import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

export const follows = pgTable(
  'follows',
  { followerId: uuid('follower_id').notNull(), followingId: uuid('following_id').notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.followerId, table.followingId] })],
);
