import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

export const bookmarks = pgTable(
  'bookmarks',
  {
    /** Sorts by the time of saving. */
    id: uuid().notNull(),
    memberId: uuid('member_id').notNull(),
    postId: uuid('post_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.postId] })],
);
